import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { type StoreServiceFacts, StoreServices } from './store-services.tsx';
import { StoreTeam } from './store-team.tsx';

const messages = JSON.parse(
  readFileSync(new URL('../../../translations/en-US.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const linesOf = (element: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={messages}>
      {element}
    </IntlProvider>,
  )
    .split('</li>')
    .map((line) =>
      line
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );

const settings = {
  cardMerchantId: 'card-1',
  achMerchantId: 'ach-1',
  acceptsPayPal: true,
  isOnlineAgreementEnabled: true,
  isDeliveryTrackingEnabled: true,
  isOnlineReturnEnabled: true,
  reservationPeriodHours: 24,
  refundableDepositCents: 2000,
  nonRefundableDepositCents: 500,
} as StoreServiceFacts['settings'];
const full: StoreServiceFacts = { sameAsCashDays: 120, isReservationEnabled: true, settings };

test('a store promises what its settings offer, in their numbers', () => {
  const text = linesOf(<StoreServices store={full} />).join('\n');
  for (const line of [
    'Pay online by card, bank account, or PayPal.',
    'Sign your agreement online.',
    'Reserve items for 24 hours before you order, for a deposit of $25.00.',
    '120 days same as cash.',
    'Follow your delivery in your account.',
    'Schedule a return in your account.',
  ]) {
    expect(text).toContain(line);
  }
});

test('a store without these settings promises none of it', () => {
  const bare = {
    ...settings,
    cardMerchantId: null,
    achMerchantId: null,
    acceptsPayPal: false,
    isDeliveryTrackingEnabled: false,
    isOnlineReturnEnabled: false,
  };
  const store = { sameAsCashDays: 0, isReservationEnabled: false, settings: bare };
  const text = linesOf(<StoreServices store={store} />).join('\n');
  expect(text).toBe('What this store offers Start your order online, then sign and pay at the store.\n');
  const free = { ...settings, refundableDepositCents: 0, nonRefundableDepositCents: 0 };
  expect(linesOf(<StoreServices store={{ ...full, settings: free }} />).join('\n')).toContain(
    'before you order, free of charge.',
  );
});

test('everybody of a team with their work and their languages; a store without a team has no such section', () => {
  const team = [
    { name: 'Rosa Iglesias', role: 'Agreements and payments', languages: ['en-US', 'es-US'] },
    { name: 'Bell', role: 'Delivery', languages: ['en-US'] },
  ];
  const lines = linesOf(<StoreTeam team={team} />);
  expect(lines[0]).toMatch(/RI Rosa Iglesias Agreements and payments English ?, Español$/);
  expect(lines[1]).toBe('B Bell Delivery English');
  expect(linesOf(<StoreTeam team={[]} />)).toEqual(['']);
});
