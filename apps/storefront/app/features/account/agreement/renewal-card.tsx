import type { Renewal } from '@ownpath/contracts/servicing';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { RentalProgress } from '../../../shared/agreements/rental-facts.tsx';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import type { AgreementPageData } from './load-agreement.server.ts';

type Props = Pick<AgreementPageData, 'agreement'> & { readonly renewal: Renewal };

/** What renewing means, until when it is paid, and what the next period costs. */
export function RenewalCard({ agreement, renewal }: Props) {
  const { money, unit } = usePriceText();
  const dates = useDateText();
  const id = useId();
  return (
    <section aria-labelledby={id} className="print:break-inside-avoid">
      <h2 id={id} className="mb-5 text-[1.625rem]">
        <FormattedMessage id="renewal.title" />
      </h2>
      <div className="rounded-card bg-white p-6 shadow-card">
        <p>
          <FormattedMessage id="renewal.text" values={{ frequency: agreement.frequency }} />
        </p>
        <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5">
          {renewal.paidThrough && <Row label="renewal.paidThrough">{dates.medium(renewal.paidThrough)}</Row>}
          <Row label="renewal.next">{dates.medium(renewal.dueDate)}</Row>
          <Row label="renewal.rate">
            {money(agreement.rateCents)} {unit(agreement.frequency)}
          </Row>
          <Row label="pay.part.rentCents">{money(renewal.rentCents)}</Row>
          <Row label="pay.part.taxCents">{money(renewal.taxCents)}</Row>
          <Row label="myAgreement.coverage">
            {renewal.coverageCents === 0 ? (
              <FormattedMessage id="myAgreement.noCoverage" />
            ) : (
              money(renewal.coverageCents)
            )}
          </Row>
          <Row label="renewal.amount" isTotal>
            {money(renewal.totalCents)}
          </Row>
        </dl>
        <p className="mt-3 text-sm text-ink-2">
          <RentalProgress agreement={agreement} />
        </p>
      </div>
    </section>
  );
}

type RowProps = { readonly label: string; readonly isTotal?: boolean; readonly children: ReactNode };

function Row({ label, isTotal = false, children }: RowProps) {
  const look = isTotal ? 'mt-1.5 border-t-2 border-dotted border-oat-300 pt-2' : '';
  return (
    <>
      <dt className={isTotal ? `${look} font-semibold` : 'text-ink-2'}>
        <FormattedMessage id={label} />
      </dt>
      <dd className={`pl-4 text-right font-semibold tabular-nums ${look}`}>{children}</dd>
    </>
  );
}
