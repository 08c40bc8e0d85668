import type { Approval } from '@ownpath/contracts/approval';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ApprovalSummary } from './approval-summary.tsx';
import { LaterDecision } from './later-decision.tsx';

/** 23:30 of December 23rd in Plano, December 24th in UTC. */
const LATE_EVENING = '2026-12-24T05:30:00Z';
const approval = {
  expiresAt: LATE_EVENING,
  timeZone: 'America/Chicago',
  weeklyLimitCents: 5000,
  weeklyLeftCents: 5000,
  laterDecision: {
    response: 2,
    decidedAt: LATE_EVENING,
    weeklyLimitCents: 0,
    reasons: [],
    reportAgency: null,
  },
} as unknown as Approval;

test.each([
  ['en-US', 'December 23, 2026'],
  ['es-US', '23 de diciembre de 2026'],
])('%s: the days of an approval are days at the store that decided', (locale, day) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ 'approval.later.declined': '{date}' }} onError={() => {}}>
      <ApprovalSummary approval={approval} />
      <LaterDecision approval={approval} />
    </IntlProvider>,
  );
  expect(html.split(day)).toHaveLength(3);
});
