import type { ExchangedAgreement } from '@ownpath/contracts/servicing';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { totalsOfAgreement } from '../../shared/agreements/rental-facts.tsx';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { accountAgreementHref } from '../../shared/shopper/account-links.ts';
import { FactLine } from '../../ui/price-block.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Props = { readonly titleId: string; readonly agreement: ExchangedAgreement };

/** One side of an exchange: what it is, and what it costs in all. */
export function ExchangedItem({ titleId, agreement }: Props) {
  const { money, unit, facts } = usePriceText();
  const id = useId();
  const { name, agreementNumber, imageUrls, rateCents, frequency } = agreement;
  return (
    <section aria-labelledby={id} className="rounded-card bg-white p-5 shadow-card sm:p-6">
      <p className="text-sm font-semibold text-spruce-700">
        <FormattedMessage id={titleId} />
      </p>
      <div className="mt-3 flex items-start gap-4">
        {imageUrls[0] && (
          <span className="grid aspect-4/3 w-28 flex-none place-items-center rounded-control bg-sage-100 sm:w-40">
            <ProductPicture src={imageUrls[0]} alt="" width={160} height={120} sizes="10rem" isLazy={false} />
          </span>
        )}
        <div className="min-w-0">
          <h2 id={id} className="text-lg wrap-anywhere">
            {name}
          </h2>
          <p className="text-sm text-ink-2">
            <FormattedMessage id="payHelp.item.agreement" values={{ number: agreementNumber }} />
          </p>
          <p className="mt-2 font-semibold">
            {money(rateCents)} {unit(frequency)}
          </p>
        </div>
      </div>
      <FactLine facts={facts(totalsOfAgreement(agreement))} className="mt-3 text-xs leading-5" />
      <TextLink to={accountAgreementHref(agreementNumber)} look="strong" className="mt-2">
        <FormattedMessage id="exchange.seeAgreement" />
        <span className="sr-only"> {agreementNumber}</span>
      </TextLink>
    </section>
  );
}
