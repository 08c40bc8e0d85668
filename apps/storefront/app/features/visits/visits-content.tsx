import type { VisitKind } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { visitHref } from '../../shared/shopper/visit-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { VisitReturned } from './change-visit.server.ts';
import type { VisitsPage } from './load-visits.server.ts';
import { PickTime } from './pick-time.tsx';
import { VisitHero } from './visit-hero.tsx';
import { VisitNotices } from './visit-notices.tsx';
import { WhatChanges } from './what-changes.tsx';

type Props = {
  readonly page: VisitsPage;
  readonly returned: VisitReturned | null;
  readonly done: string | null;
};

/** A visit: what it is, and the days that it can have. */
export function VisitsContent({ page, returned, done }: Props) {
  const { visits, others } = page;
  const { visit, blockedBy, kind } = visits;
  const isFixed = visit?.status === 'on-the-way' || (visit?.status === 'scheduled' && !visit.isChangeable);
  const mayPick = blockedBy === null && !isFixed;
  return (
    <>
      <VisitNotices kind={kind} problem={returned?.problem ?? null} done={done} />
      <VisitHero page={page} />
      {mayPick && (
        <div className="mt-10 grid gap-8 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-10">
          <PickTime page={page} notes={returned?.notes ?? null} />
          {kind === 'delivery' ? <WhatChanges page={page} /> : <VisitRule kind={kind} />}
        </div>
      )}
      {!mayPick && (
        <div className="mt-8 max-w-2xl">
          {isFixed && (
            <p className="mb-4">
              <FormattedMessage id="visits.tooLate" />
            </p>
          )}
          <StoreContact />
        </div>
      )}
      {others.length > 0 && (
        <section className="mt-10">
          <h2 className="text-lg">
            <FormattedMessage id="visits.others" />
          </h2>
          <ul className="mt-2">
            {others.map(({ agreementNumber, name }) => (
              <li key={agreementNumber}>
                <TextLink to={visitHref(agreementNumber)} look="strong" className="wrap-anywhere">
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What a pick-up or a service visit means. */
function VisitRule({ kind }: { readonly kind: VisitKind }) {
  return (
    <aside className="min-w-0 self-start rounded-leaf bg-sage-100 p-6 lg:p-9">
      <h2 className="text-lg">
        <FormattedMessage id="visits.rule" values={{ kind }} />
      </h2>
      <p className="mt-2 text-ink-2">
        <FormattedMessage id="visits.ruleText" values={{ kind }} />
      </p>
    </aside>
  );
}

/** For a customer who waits for nothing. */
export function NoVisits() {
  return (
    <div className="max-w-prose">
      <p className="text-base">
        <FormattedMessage id="visits.nothing" />
      </p>
      <ButtonLink to="/account" variant="outline" className="mt-5 mb-8">
        <FormattedMessage id="shell.account.mine" />
      </ButtonLink>
      <StoreContact />
    </div>
  );
}
