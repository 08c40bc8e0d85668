import { FormattedMessage } from 'react-intl';
import { AfterSaleLinks } from '../../shared/agreements/after-sale-links.tsx';
import type { VisitsView } from './load-visits.server.ts';

/** What the customer has at home, and what the store can come for. */
export function DeliveredItems({ agreements }: { readonly agreements: VisitsView['delivered'] }) {
  if (agreements.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="visits.items" />
      </h2>
      <ul className="mt-3 grid gap-3">
        {agreements.map(({ agreementNumber, name }) => (
          <li
            key={agreementNumber}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-white px-5 py-3 shadow-card"
          >
            <span className="font-semibold wrap-anywhere">{name}</span>
            <AfterSaleLinks agreementNumber={agreementNumber} />
          </li>
        ))}
      </ul>
    </section>
  );
}
