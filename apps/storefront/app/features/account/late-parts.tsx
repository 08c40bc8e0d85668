import { FormattedMessage, useIntl } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { helpHref } from '../../shared/shopper/account-links.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { type AccountAgreement, chargeOf } from './account-data.ts';

const otherIds = {
  COVERAGE: 'alert.part.coverage',
  LATEFEE: 'alert.part.lateFee',
  PROCESSINGFEE: 'alert.part.fee',
} as const;

type Props = { readonly agreement: AccountAgreement; readonly isNamed: boolean };

/** One sentence: what brings an agreement up to date, item by item. */
export function LateParts({ agreement, isNamed }: Props) {
  const { formatMessage } = useIntl();
  const { money } = usePriceText();
  const { payment, name, amountDueCents } = agreement;
  if (!payment) return null;
  const part = (id: string, cents: number) =>
    cents > 0 ? [formatMessage({ id }, { amount: money(cents) })] : [];
  const parts = [
    ...part('alert.part.rent', payment.rentCents),
    ...part('alert.part.tax', payment.taxCents),
    ...payment.amountDetails.flatMap(({ type, amountCents }) => part(otherIds[type], amountCents)),
  ];
  const charge = chargeOf(agreement);
  return (
    <p className="mt-1">
      <FormattedMessage
        id="alert.parts"
        values={{
          name,
          named: isNamed ? 'yes' : 'no',
          amount: money(charge),
          parts: parts.join(', '),
          credit: money(amountDueCents - charge),
          has: charge < amountDueCents ? 'yes' : 'no',
        }}
      />{' '}
      <TextLink to={helpHref(agreement.agreementNumber)}>
        <FormattedMessage id="payHelp.linkLate" />
      </TextLink>
    </p>
  );
}
