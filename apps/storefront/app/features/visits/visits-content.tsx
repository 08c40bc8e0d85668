import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { Settlement } from '../../shared/returns/settlement.tsx';
import { visitHref } from '../../shared/shopper/account-links.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
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
          <PickTime page={page} typed={returned} />
          {kind === 'delivery' ? <WhatChanges page={page} /> : <VisitRule page={page} />}
        </div>
      )}
      {visits.settlement && (
        <section className="mt-8 max-w-2xl rounded-card bg-white p-5 shadow-card sm:p-8">
          <h2 className="text-xl">
            <FormattedMessage id="returned.titleDone" />
          </h2>
          <Settlement settlement={visits.settlement} isDone />
        </section>
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

/** What a pick-up or a service visit means, and what the chosen day of a pick-up settles. */
function VisitRule({ page: { visits, day } }: Pick<Props, 'page'>) {
  const dates = useDateText();
  const { kind } = visits;
  const settlement = day?.settlement ?? null;
  return (
    <aside className="grid min-w-0 gap-5 self-start">
      {settlement && day && (
        <section className="rounded-card bg-white p-5 shadow-card sm:p-6">
          <h2 className="text-lg">
            <FormattedMessage
              id="returned.title"
              values={{ kind: settlement.totalCents < 0 ? 'owed' : 'back' }}
            />
          </h2>
          <p className="text-sm text-ink-2">
            <FormattedMessage id="visits.forDay" values={{ date: dates.weekday(day.date) }} />
          </p>
          <Settlement settlement={settlement} isDone={false} />
        </section>
      )}
      <section className="rounded-leaf bg-sage-100 p-6">
        <h2 className="text-lg">
          <FormattedMessage id="visits.rule" values={{ kind }} />
        </h2>
        <p className="mt-2 text-ink-2">
          <FormattedMessage id="visits.ruleText" values={{ kind }} />
        </p>
      </section>
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
