import type { Approval } from '@ownpath/contracts/approval';
import type { Basket } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { phoneHref } from '../../ui/phone-href.ts';
import { QuietBand } from '../../ui/quiet-band.tsx';
import { NextActions } from './next-actions.tsx';
import { OtherWays } from './other-ways.tsx';
import type { PreOwned } from './pre-owned.server.ts';

type Props = {
  readonly approval: Approval;
  readonly basket: Basket | null;
  readonly preOwned: PreOwned | null;
};

/** A decline with its real reasons, the shopper's rights, what they can do next, and other ways to the goods. */
export function DeclineNotice({ approval, basket, preOwned }: Props) {
  const dates = useDateText(approval.timeZone);
  return (
    <>
      <QuietBand
        eyebrow={<FormattedMessage id="approval.decided" values={{ date: dates.long(approval.decidedAt) }} />}
        title={<FormattedMessage id="declined.title" values={{ name: approval.firstName }} />}
        text={<FormattedMessage id="declined.intro" />}
        scene="scene-sapling"
      />
      <div className="page-width grid gap-x-18 gap-y-9 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_32rem] lg:pt-12">
        <div className="min-w-0">
          <div className="rounded-card bg-white p-5 shadow-card sm:p-8">
            <Reasons codes={approval.reasons} className="" />
            {approval.reportAgency && (
              <div className="mt-6 border-t border-dotted border-oat-500 pt-6">
                <AgencyAndRights agency={approval.reportAgency} />
              </div>
            )}
            <p className="mt-6 flex gap-3 border-t border-dotted border-oat-500 pt-6 text-ink-2">
              <Icon as="mail" className="mt-0.5 flex-none text-spruce-600" />
              <span className="min-w-0">
                <FormattedMessage id="declined.copy" />
              </span>
            </p>
          </div>
          <NextActions approval={approval} />
        </div>
        <OtherWays basket={basket} preOwned={preOwned} />
      </div>
    </>
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
      <ul className="mt-3 grid list-disc gap-2.5 pl-5 text-base marker:text-sage-500">
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
            <a href={phoneHref(agency.phone)} className="inline-flex min-h-6 items-center underline">
              {agency.phone}
            </a>
          </address>
        </div>
        <ul className="grid content-start gap-3 text-ink-2">
          <Right icon="file-text" id="declined.agency.freeCopy" />
          <Right icon="pen-line" id="declined.agency.dispute" />
          <Right icon="info" id="declined.agency.notDecided" />
        </ul>
      </div>
    </>
  );
}

function Right({ icon, id }: { readonly icon: IconName; readonly id: string }) {
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

/** The sentence for an adverse-action reason; null for a code without a text. */
export function declineReasonId(code: string): string | null {
  return Object.hasOwn(reasonIds, code) ? reasonIds[code as keyof typeof reasonIds] : null;
}
