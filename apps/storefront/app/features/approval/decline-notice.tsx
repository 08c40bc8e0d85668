import type { Approval } from '@ownpath/contracts/approval';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';

/** A decline with its real reasons, the shopper's rights, and what they can do next. */
export function DeclineNotice({ approval }: { readonly approval: Approval }) {
  const dates = useDateText();
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <p className="text-sm text-ink-2">
        <FormattedMessage id="approval.decided" values={{ date: dates.long(approval.decidedAt) }} />
      </p>
      <h1 tabIndex={-1} className="mt-2 text-2xl wrap-anywhere">
        <FormattedMessage id="declined.title" values={{ name: approval.firstName }} />
      </h1>
      <Reasons codes={approval.reasons} />
      {approval.reportAgency && <ReportAgency agency={approval.reportAgency} />}
      <section className="mt-8">
        <h2 className="text-[1.375rem]">
          <FormattedMessage id="declined.next" />
        </h2>
        <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2">
          {approval.mayReapplyAt && (
            <li>
              <FormattedMessage
                id="declined.reapply"
                values={{
                  date: dates.long(approval.mayReapplyAt),
                  b: (text) => <b className="font-semibold text-ink">{text}</b>,
                }}
              />
            </li>
          )}
          <li>
            <FormattedMessage id="declined.talk" />
          </li>
          <li>
            <LinkedMessage id="declined.deals" to="/c/deals" />
          </li>
        </ul>
        <div className="mt-6">
          <StoreContact />
        </div>
      </section>
    </div>
  );
}

export function Reasons({ codes }: { readonly codes: readonly string[] }) {
  const known = codes.map(declineReasonId).filter((id) => id !== null);
  return (
    <section className="mt-6">
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="declined.why" />
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {known.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
        {known.length < codes.length && (
          <li>
            <FormattedMessage id="declined.reason.other" />
          </li>
        )}
      </ul>
    </section>
  );
}

type Agency = NonNullable<Approval['reportAgency']>;

/** The notice that the FCRA requires when a consumer report was used: which agency, and the consumer's rights. */
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

const reasonIds = {
  IDENTITY_NOT_VERIFIED: 'declined.reason.identity',
  INCOME_TOO_LOW: 'declined.reason.income',
  LIMIT_TOO_LOW: 'declined.reason.limit',
  PRIOR_ACCOUNT: 'declined.reason.priorAccount',
  INFORMATION_MISMATCH: 'declined.reason.mismatch',
  OUTSIDE_SERVICE_AREA: 'declined.reason.serviceArea',
  UNDER_AGE: 'declined.reason.age',
  AMOUNT_BY_INCOME: 'declined.reason.amountIncome',
  AMOUNT_BY_RENT: 'declined.reason.amountRent',
} as const satisfies Record<string, string>;

/** The sentence for an adverse-action reason; null for a code without a text. */
export function declineReasonId(code: string): string | null {
  return Object.hasOwn(reasonIds, code) ? reasonIds[code as keyof typeof reasonIds] : null;
}
