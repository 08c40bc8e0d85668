import { FormattedMessage } from 'react-intl';
import { totalsOfAgreement } from '../../shared/agreements/rental-facts.tsx';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { visitHref } from '../../shared/shopper/account-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FactLine } from '../../ui/price-block.tsx';
import type { AccountDocuments } from './load-account-documents.server.ts';

type Props = {
  readonly waiting: NonNullable<AccountDocuments['waiting']>;
  /** Everything that was asked for is accepted. */
  readonly isReady: boolean;
};

/** What waits for the documents, and its delivery day, which opens once they are accepted. */
export function WaitingAgreement({ waiting, isReady }: Props) {
  const priceText = usePriceText();
  const { name, imageUrls, rateCents, frequency } = waiting;
  return (
    <>
      <section className="rounded-card bg-white p-5 shadow-card">
        <div className="flex items-center gap-4">
          {imageUrls[0] && (
            <span className="grid h-18 w-24 flex-none place-items-center rounded-control bg-sage-100">
              <ProductPicture src={imageUrls[0]} alt="" width={88} height={66} sizes="6rem" isLazy={false} />
            </span>
          )}
          <div className="min-w-0">
            <h2 className="text-lg wrap-anywhere">{name}</h2>
            <p className="text-sm text-ink-2">
              <FormattedMessage id={isReady ? 'documents.free' : 'documents.waiting'} />
            </p>
          </div>
        </div>
        <hr className="perforation my-4" />
        <p className="font-semibold">
          {priceText.money(rateCents)} {priceText.unit(frequency)}
        </p>
        <FactLine facts={priceText.facts(totalsOfAgreement(waiting))} className="mt-1 text-xs leading-5" />
      </section>
      <section className="rounded-card bg-sage-50 p-5 ring-1 ring-sage-200 ring-inset">
        <h2 className="text-lg">
          <FormattedMessage id="documents.thenDelivery" />
        </h2>
        {isReady ? (
          <ButtonLink to={visitHref(waiting.agreementNumber)} variant="solid" className="mt-4 w-full">
            <FormattedMessage id="documents.pickDay" />
          </ButtonLink>
        ) : (
          <p className="mt-1 text-ink-2">
            <FormattedMessage id="documents.thenDeliveryText" />
          </p>
        )}
      </section>
    </>
  );
}
