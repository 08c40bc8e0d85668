import type { Approval } from '@ownpath/contracts/approval';
import type { Basket } from '@ownpath/contracts/basket';
import { CalendarCheck, FileText, Info, type LucideIcon, PenLine, PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OtherWays } from './other-ways.tsx';

type Props = { readonly approval: Approval; readonly basket: Basket | null };

/** A decline with its real reasons, the shopper's rights, what they can do next, and other ways to the goods. */
export function DeclineNotice({ approval, basket }: Props) {
  const dates = useDateText(approval.timeZone);
  return (
    <div className="page-width pt-8 pb-section lg:pt-12">
      <p className="text-sm text-ink-2">
        <FormattedMessage id="approval.decided" values={{ date: dates.long(approval.decidedAt) }} />
      </p>
      <h1 tabIndex={-1} className="mt-2 text-2xl wrap-anywhere">
        <FormattedMessage id="declined.title" values={{ name: approval.firstName }} />
      </h1>
      <p className="mt-3 max-w-prose text-base text-ink-2">
        <FormattedMessage id="declined.intro" />
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-9 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_32rem]">
        <div className="min-w-0">
          <div className="rounded-card bg-white p-5 shadow-card sm:p-8">
            <Reasons codes={approval.reasons} className="" />
            {approval.reportAgency && (
              <div className="mt-6 border-t border-dotted border-oat-500 pt-6">
                <AgencyAndRights agency={approval.reportAgency} />
              </div>
            )}
          </div>
          <section className="mt-9">
            <h2 className="text-[1.375rem]">
              <FormattedMessage id="declined.next" />
            </h2>
            <ul className="mt-4 border-b border-oat-300">
              <Action icon={PhoneCall}>
                <FormattedMessage id="declined.talk" />
              </Action>
              {approval.mayReapplyAt && isHelpedByTime(approval.reasons) && (
                <Action icon={CalendarCheck}>
                  <FormattedMessage
                    id="declined.reapply"
                    values={{
                      date: dates.long(approval.mayReapplyAt),
                      b: (text) => <b className="font-semibold text-ink">{text}</b>,
                    }}
                  />
                </Action>
              )}
            </ul>
            <div className="mt-6">
              <StoreContact />
            </div>
          </section>
        </div>
        <OtherWays basket={basket} />
      </div>
    </div>
  );
}

function Action({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className="flex gap-4 border-t border-oat-300 py-4">
      <Icon as={icon} className="mt-0.5 flex-none text-spruce-700" />
      <p className="min-w-0">{children}</p>
    </li>
  );
}

type ReasonsProps = { readonly codes: readonly string[]; readonly className?: string };

export function Reasons({ codes, className = 'mt-6' }: ReasonsProps) {
  const known = codes.map(declineReasonId).filter((id) => id !== null);
  return (
    <section className={className}>
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
      <AgencyAndRights agency={agency} />
    </section>
  );
}

function AgencyAndRights({ agency }: { readonly agency: Agency }) {
  return (
    <>
      <h2 className="text-[1.25rem]">
        <FormattedMessage id="declined.agency.title" />
      </h2>
      <div className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <div>
          <p className="text-ink-2">
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
        </div>
        <ul className="grid content-start gap-3 text-ink-2">
          <Right icon={FileText} id="declined.agency.freeCopy" />
          <Right icon={PenLine} id="declined.agency.dispute" />
          <Right icon={Info} id="declined.agency.notDecided" />
        </ul>
      </div>
    </>
  );
}

function Right({ icon, id }: { readonly icon: LucideIcon; readonly id: string }) {
  return (
    <li className="flex gap-3">
      <Icon as={icon} className="mt-0.5 flex-none text-spruce-600" />
      <span className="min-w-0">
        <FormattedMessage id={id} />
      </span>
    </li>
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

/** Reasons that a month doesn't change. */
const LASTING: readonly string[] = ['OUTSIDE_SERVICE_AREA', 'UNDER_AGE'];

/** False where applying again on a day to come would be answered the same: no such day is named. */
export function isHelpedByTime(codes: readonly string[]): boolean {
  return !codes.some((code) => LASTING.includes(code));
}

/** The sentence for an adverse-action reason; null for a code without a text. */
export function declineReasonId(code: string): string | null {
  return Object.hasOwn(reasonIds, code) ? reasonIds[code as keyof typeof reasonIds] : null;
}
