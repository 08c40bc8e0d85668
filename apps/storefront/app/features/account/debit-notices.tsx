import type { AgreementSummary } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { payHref } from '../../shared/shopper/account-links.ts';
import { Notice } from '../../ui/notice.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';

type Debited = Pick<
  AgreementSummary,
  'agreementId' | 'agreementNumber' | 'name' | 'provisionalCents' | 'returnedPayment'
>;

/** Bank debits that came back, with the way on, and those that can still. */
export function DebitNotices({ agreements }: { readonly agreements: readonly Debited[] }) {
  const { money } = usePriceText();
  const dates = useDateText();
  const returned = agreements.flatMap(({ returnedPayment, ...agreement }) =>
    returnedPayment ? [{ ...agreement, ...returnedPayment }] : [],
  );
  const provisionalCents = agreements.reduce((sum, agreement) => sum + agreement.provisionalCents, 0);
  if (returned.length === 0 && provisionalCents === 0) return null;
  return (
    <div className="mb-5 grid gap-3">
      {returned.map(({ agreementId, agreementNumber, name, amountCents, returnedOn }) => (
        <Notice key={agreementId} tone="honey">
          <LinkedMessage
            id="debit.returned"
            to={payHref(agreementNumber)}
            values={{ amount: money(amountCents), name, date: dates.long(returnedOn) }}
          />
        </Notice>
      ))}
      {provisionalCents > 0 && (
        <Notice tone="info">
          <FormattedMessage id="debit.provisional" values={{ amount: money(provisionalCents) }} />
        </Notice>
      )}
    </div>
  );
}
