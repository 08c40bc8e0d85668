import type { Approval } from '@ownpath/contracts/approval';
import { FormattedMessage } from 'react-intl';

type Agency = NonNullable<Approval['reportAgency']>;

/** What the law owes somebody whose consumer report was used (FCRA): who, and which rights. */
export function ReportAgency({ agency }: { readonly agency: Agency }) {
  return (
    <section className="mt-8 rounded-card bg-white p-6 shadow-card md:p-8">
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="declined.agency.title" />
      </h2>
      <p className="mt-3 text-ink-2">
        <FormattedMessage id="declined.agency.used" />
      </p>
      <address className="mt-3 not-italic">
        <b className="font-semibold">{agency.name}</b>
        <br />
        {agency.address}
        <br />
        <a
          href={`tel:${agency.phone.replaceAll(/[^\d+]/g, '')}`}
          className="inline-flex min-h-6 items-center underline"
        >
          {agency.phone}
        </a>
      </address>
      <ul className="mt-4 grid list-disc gap-2 pl-5 text-ink-2">
        <li>
          <FormattedMessage id="declined.agency.notDecided" />
        </li>
        <li>
          <FormattedMessage id="declined.agency.freeCopy" />
        </li>
        <li>
          <FormattedMessage id="declined.agency.dispute" />
        </li>
      </ul>
    </section>
  );
}
