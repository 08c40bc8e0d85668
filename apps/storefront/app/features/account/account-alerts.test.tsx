import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import texts from '../../../translations/en-US.json' with { type: 'json' };
import { AccountAlerts } from './account-alerts.tsx';
import type { AccountAgreement } from './account-data.ts';

const agreement = (fields: Partial<AccountAgreement>) =>
  ({
    agreementId: 'a1',
    agreementNumber: '4471',
    name: 'Refrigerator',
    storeNumber: '04217',
    daysLate: 3,
    mayPayOnline: true,
    amountDueCents: 20_39,
    payment: {
      rentCents: 16_99,
      taxCents: 1_40,
      amountDetails: [{ type: 'LATEFEE', amountCents: 2_00 }],
      chargeCents: 20_39,
    },
    ...fields,
  }) as unknown as AccountAgreement;
const card = (expiryStatus: 'expiring' | 'expired') => ({
  id: 'm1',
  kind: 'card' as const,
  brand: 'Visa',
  token: { last4: '4242', expirationDate: '1226' },
  isDefault: true,
  expiryStatus,
  isDebitBlocked: undefined,
  alertName: '0123456789abcdef',
});

function textOf(props: Partial<ComponentProps<typeof AccountAlerts>>): string {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <AccountAlerts alerts={[]} agreements={[]} payable={['4471']} isPaidBelow={false} {...props} />
      ),
    },
  ]);
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={texts}>
      <Page />
    </IntlProvider>,
  );
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
const named = (name: string, alertCard: ReturnType<typeof card> | null = null) => [{ name, card: alertCard }];

test('AnyPaymentOverDue: what is late, item by item, and the button that pays it', () => {
  expect(textOf({ alerts: named('AnyPaymentOverDue'), agreements: [agreement({})] })).toBe(
    'Your payment for Refrigerator is 3 days late $20.39 brings it up to date: $16.99 rent, $1.40 tax, $2.00 late fee. See how we can help Pay $20.39',
  );
});

test('AnyPaymentOverDue of several: each with its name, and one payment for those of one store', () => {
  const other = agreement({ agreementId: 'a2', agreementNumber: '4482', name: 'Sofa', storeNumber: '04221' });
  const text = textOf({ alerts: named('AnyPaymentOverDue'), agreements: [agreement({}), other] });
  expect(text).toMatch(
    /^Payments on 2 agreements are late Refrigerator: \$20\.39 .* Sofa: \$20\.39 .* Pay \$20\.39$/,
  );
});

test.each([
  ['where only the store takes it', { mayPayOnline: false }, false, /Please pay this at your store\.$/],
  ['with its button below', {}, true, /\$2\.00 late fee\. See how we can help$/],
  [
    'less credit that waits',
    {
      payment: { rentCents: 16_99, taxCents: 1_40, amountDetails: [], chargeCents: 15_39 },
      amountDueCents: 18_39,
    },
    false,
    /\$15\.39 brings .*, less \$3\.00 credit\. See how we can help Pay \$15\.39$/,
  ],
] as const)('AnyPaymentOverDue %s', (_, fields, isPaidBelow, expected) => {
  const late = agreement(fields as unknown as Partial<AccountAgreement>);
  expect(textOf({ alerts: named('AnyPaymentOverDue'), agreements: [late], isPaidBelow })).toMatch(expected);
});

test('AnyPaymentOverDue45Days: the store helps first, and nothing presses', () => {
  const text = textOf({
    alerts: named('AnyPaymentOverDue45Days'),
    agreements: [agreement({ daysLate: 46 })],
  });
  expect(text).toMatch(/^Your payment for Refrigerator is 46 days late Please call your store:/);
  expect(text).not.toContain('Pay $');
});

test.each([
  ['expiring', 'Visa ending in 4242 expires soon (12/26)'],
  ['expired', 'Visa ending in 4242 has expired (12/26)'],
] as const)('an alert by its hash: a card that is %s', (status, expected) => {
  expect(textOf({ alerts: named('0123456789abcdef', card(status)) })).toContain(expected);
});

test('alerts that other parts of the dashboard show, and hashes of no card, are no notices', () => {
  expect(textOf({ alerts: [...named('NotEnrolledInAnyAutoPay'), ...named('fedcba9876543210')] })).toBe('');
});
