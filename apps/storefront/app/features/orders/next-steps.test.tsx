import type { Order } from '@ownpath/contracts/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import english from '../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../translations/es-US.json' with { type: 'json' };
import { NextSteps } from './next-steps.tsx';

const payment = (dueDate: string, totalCents: number) => ({ dueDate, totalCents });
const order = {
  email: 'maria@example.com',
  signedAt: '2026-11-21T16:42:00Z',
  timeZone: 'America/Chicago',
  paidCents: 3788,
  isFirstPaymentReturned: false,
  items: [{ noun: 'sofa', quantity: 1 }],
  payments: [payment('2026-11-21', 3788), payment('2026-11-30', 2705), payment('2028-05-15', 2705)],
  deliveryDate: '2026-11-23',
  deliveryVisit: null,
  documentsNeeded: [],
  autopay: null,
} as unknown as Order;

function stepsOf(change: Partial<Order> = {}, locale: 'en-US' | 'es-US' = 'en-US'): string[] {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={locale === 'en-US' ? english : spanish}>
      <NextSteps order={{ ...order, ...change }} />
    </IntlProvider>,
  );
  return html
    .split('<li')
    .slice(1)
    .map((step) =>
      `<li${step}`
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

test('what is done, the delivery, the second and the last payment, each with its day and amount', () => {
  expect(stepsOf()).toEqual([
    'Sat, Nov 21 Signed and paid We sent a confirmation to maria@example.com. $37.88',
    'Mon, Nov 23 Delivery and setup Setup is included. Have a photo ID ready.',
    'Mon, Nov 30 Your second payment Pay online, by phone or at your store. We remind you before it is due. $27.05',
    'Mon, May 15, 2028 Payment 3: the sofa is yours $27.05',
  ]);
  expect(stepsOf({}, 'es-US').at(-1)).toContain('Pago 3: su sofa ya es de usted');
});

test('documents come before the delivery, which waits for them', () => {
  const [, documents, delivery] = stepsOf({ documentsNeeded: ['id', 'income'] as never });
  expect(documents).toBe('Send us your 2 documents We deliver once your documents are approved.');
  expect(delivery).toContain('Mon, Nov 23 at the earliest');
});

test('a first payment that the bank returned is not called paid', () => {
  expect(stepsOf({ isFirstPaymentReturned: true })[0]).toMatch(/^Sat, Nov 21 Signed We sent/);
});
