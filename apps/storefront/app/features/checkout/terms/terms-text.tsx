import type { RenewalTerms } from '@ownpath/contracts/checkout';
import { sumOfCoverage } from '@ownpath/domain/pricing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';

export function TermsItems({ items }: { readonly items: RenewalTerms['items'] }) {
  return (
    <section className="mt-9">
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="terms.items" />
      </h2>
      <ul className="mt-3 grid gap-3">
        {items.map((item) => (
          <li
            key={`${item.model}-${item.inventoryNumber ?? ''}-${item.name}`}
            className="rounded-card bg-white p-4 shadow-card"
          >
            <p className="font-semibold wrap-anywhere">{item.name}</p>
            <p className="text-sm text-ink-2 wrap-anywhere">
              <FormattedMessage
                id={item.inventoryNumber ? 'terms.itemUsed' : 'terms.item'}
                values={{
                  model: item.model,
                  condition: item.condition,
                  number: item.inventoryNumber ?? '',
                }}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TermsSections({ sections }: { readonly sections: RenewalTerms['sections'] }) {
  return (
    <div className="mt-9 grid gap-7">
      {sections.map((section) => (
        <section key={section.code}>
          <h2 className="text-[1.25rem]">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 max-w-prose text-ink-2">
              {keepPhone(paragraph)}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** A text whose telephone number stays on one line. */
function keepPhone(text: string) {
  const [before = '', phone, after = ''] = text.split(/(\(\d{3}\) \d{3}-\d{4})/);
  return (
    <>
      {before}
      {phone && <span className="whitespace-nowrap">{phone}</span>}
      {after}
    </>
  );
}

/** Statements that the state's law prescribes, each in a ruled block of its own. */
export function TermsNotices({
  notices,
  place,
}: {
  readonly notices: RenewalTerms['notices'];
  readonly place: RenewalTerms['notices'][number]['place'];
}) {
  return notices
    .filter((notice) => notice.place === place)
    .map((notice) => (
      <p
        key={notice.code}
        className="mt-6 max-w-prose border-2 border-ink p-4 text-base font-semibold wrap-anywhere"
      >
        {notice.text}
      </p>
    ));
}

/** Every payment with its date: amount, timing and number of payments, as the law asks. */
export function EveryPayment({ payments }: { readonly payments: RenewalTerms['schedule']['payments'] }) {
  const { money } = usePriceText();
  const dates = useDateText();
  const hasCoverage = payments.some((payment) => sumOfCoverage(payment) > 0);
  return (
    <details className="mt-6 rounded-card bg-white shadow-card">
      <summary className="flex min-h-12 items-center px-5 font-semibold text-spruce-700">
        <FormattedMessage id="terms.everyPayment" values={{ count: payments.length }} />
      </summary>
      <div className="max-h-96 overflow-auto px-4 pb-5 sm:px-5" tabIndex={-1}>
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-ink-2 [&_th]:py-2 [&_th]:align-bottom [&_th]:font-semibold [&_th:not(:first-child)]:pl-2 [&_th:not(:first-child)]:text-right">
              <th scope="col">
                <FormattedMessage id="terms.column.date" />
              </th>
              <th scope="col">
                <FormattedMessage id="terms.column.rent" />
              </th>
              {hasCoverage && (
                <th scope="col">
                  <FormattedMessage id="coverage.column" />
                </th>
              )}
              <th scope="col">
                <FormattedMessage id="terms.column.tax" />
              </th>
              <th scope="col">
                <FormattedMessage id="terms.column.total" />
              </th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <tr
                key={payment.dueDate}
                className="border-t border-oat-300 [&_td]:py-1.5 [&_td:not(:first-child)]:pl-2 [&_td:not(:first-child)]:text-right"
              >
                <td className="whitespace-nowrap">{dates.medium(payment.dueDate)}</td>
                <td>{money(payment.rentCents + payment.feeCents)}</td>
                {hasCoverage && <td>{money(sumOfCoverage(payment))}</td>}
                <td>{money(payment.taxCents)}</td>
                <td className="font-semibold">{money(payment.totalCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
