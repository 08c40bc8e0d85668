import type { Membership } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { accountAgreementHref } from '../../shared/shopper/account-links.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CenteredPanel } from '../../ui/centered-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';
import type { EndProblem } from './end-membership.server.ts';
import { type Benefit, MembershipCard } from './membership-card.tsx';

type Props = {
  readonly memberships: readonly Membership[];
  readonly benefits: readonly Benefit[];
  /** The agreement whose membership has just ended. */
  readonly justEnded: string | null;
};

/** The memberships that go on, and below them those that ended. */
export function MembershipsContent({ memberships, benefits, justEnded }: Props) {
  const active = memberships.filter(({ statusRef }) => statusRef === 'A');
  const ended = memberships.filter((membership) => membership.ended !== null);
  const done = ended.find(({ agreementNumber }) => agreementNumber === justEnded);
  return (
    <div className="mt-6 grid gap-5">
      {done && <Done membership={done} />}
      {active.map((membership) => (
        <MembershipCard key={membership.agreementId} membership={membership} benefits={benefits} />
      ))}
      {active.length === 0 && ended.length === 0 && <NoMembership />}
      {ended.length > 0 && <Ended memberships={ended} />}
    </div>
  );
}

function Done({ membership: { ended, nextPaymentCents, nextDueOn } }: { readonly membership: Membership }) {
  const { money } = usePriceText();
  const dates = useDateText();
  if (!ended) return null;
  return (
    <Notice tone="success" role="status">
      <FormattedMessage
        id="membership.done"
        values={{
          date: dates.long(ended.endsOn),
          hasNext: nextDueOn === null ? 'no' : 'yes',
          amount: money(nextPaymentCents),
          next: nextDueOn === null ? '' : dates.long(nextDueOn),
        }}
      />
    </Notice>
  );
}

function Ended({ memberships }: { readonly memberships: readonly Membership[] }) {
  const { money } = usePriceText();
  const dates = useDateText();
  return (
    <section className="mt-4">
      <h2 className="mb-3 text-lg">
        <FormattedMessage id="membership.ended" />
      </h2>
      <ul className="grid gap-3">
        {memberships.map(({ agreementId, agreementNumber, name, ended }) => (
          <li key={agreementId} className="rounded-card bg-white p-5 wrap-anywhere shadow-card">
            <p className="font-semibold">
              <LinkedMessage
                id="membership.with"
                values={{ name, number: agreementNumber }}
                to={accountAgreementHref(agreementNumber)}
              />
            </p>
            {ended && (
              <p className="mt-1 text-ink-2">
                <FormattedMessage
                  id="membership.endedText"
                  values={{
                    on: dates.medium(ended.cancelledOn),
                    last: dates.medium(ended.endsOn),
                    hasCredit: ended.creditCents > 0 ? 'yes' : 'no',
                    amount: money(ended.creditCents),
                  }}
                />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoMembership() {
  return (
    <>
      <CenteredPanel
        title={<FormattedMessage id="membership.none.title" />}
        text={<FormattedMessage id="membership.none.text" />}
      >
        <ButtonLink to="/account" variant="outline">
          <FormattedMessage id="account.dashboard" />
        </ButtonLink>
      </CenteredPanel>
      <StoreContact />
    </>
  );
}

const PROBLEMS = {
  PaymentInProgress: 'membership.problem.payment',
  NotFound: 'membership.problem.none',
  unknown: 'membership.problem.unknown',
} as const satisfies Record<EndProblem, string>;

/** Why nothing was ended. */
export function EndProblemNotice({ problem }: { readonly problem: EndProblem }) {
  return (
    <div className="mt-5">
      <Notice tone="error" role="alert">
        <FormattedMessage id={PROBLEMS[problem]} />
      </Notice>
    </div>
  );
}
