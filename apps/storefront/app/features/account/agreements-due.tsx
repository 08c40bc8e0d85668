import type { AgreementSummary } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { DueText, RentalProgress } from '../../shared/agreements/rental-facts.tsx';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { payHref } from '../../shared/shopper/payment-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

export type DueAgreement = Pick<
  AgreementSummary,
  | 'agreementNumber'
  | 'name'
  | 'imageUrls'
  | 'paymentCount'
  | 'paymentsLeft'
  | 'totalCostCents'
  | 'cashPriceCents'
  | 'amountDueCents'
  | 'currentDueOn'
  | 'dueStatus'
  | 'daysLate'
  | 'mayPayOnline'
  | 'isAutopay'
>;

/** What the customer rents, what is due on it and when, and the way to pay it. */
export function AgreementsDue({ agreements }: { readonly agreements: readonly DueAgreement[] }) {
  return (
    <ul className="grid gap-4">
      {agreements.map((agreement) => (
        <li key={agreement.agreementNumber}>
          <AgreementDue agreement={agreement} />
        </li>
      ))}
    </ul>
  );
}

function AgreementDue({ agreement }: { readonly agreement: DueAgreement }) {
  const { money } = usePriceText();
  const { name, imageUrls, currentDueOn, dueStatus } = agreement;
  const isLate = dueStatus === 'pastDue';
  return (
    <article className="grid gap-4 rounded-card bg-white p-4 shadow-card sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center sm:p-5">
      {imageUrls[0] && (
        <span className="grid h-24 w-32 place-items-center rounded-control bg-sage-100 max-sm:w-full">
          <ProductPicture src={imageUrls[0]} alt="" width={112} height={84} sizes="7rem" isLazy={false} />
        </span>
      )}
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <p className="mt-1 text-sm text-ink-2">
          <RentalProgress agreement={agreement} />
        </p>
        {currentDueOn && (
          <p className={cx('mt-2 font-semibold', isLate && 'text-honey-700')}>
            {money(agreement.amountDueCents)}
            {' · '}
            <DueText agreement={agreement} />
            {agreement.isAutopay && (
              <span className="font-normal text-ink-2">
                {' · '}
                <FormattedMessage id="account.autopayOn" />
              </span>
            )}
          </p>
        )}
      </div>
      {currentDueOn &&
        (agreement.mayPayOnline ? (
          <ButtonLink to={payHref(agreement.agreementNumber)} variant={isLate ? 'action' : 'outline'}>
            <FormattedMessage id="pay.title" />
          </ButtonLink>
        ) : (
          <p className="text-sm text-ink-2 sm:max-w-40">
            <FormattedMessage id="account.payAtStore" />
          </p>
        ))}
    </article>
  );
}
