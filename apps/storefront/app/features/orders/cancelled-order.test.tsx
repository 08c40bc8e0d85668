import type { Order, OrderRefund } from '@ownpath/contracts/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import english from '../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../translations/es-US.json' with { type: 'json' };
import { CancelledOrder } from './cancelled-order.tsx';
import { GivenBack } from './given-back.tsx';

const order = {
  orderNo: '00100001',
  timeZone: 'America/Chicago',
  paymentMethod: 'ACH',
  cardBrand: null,
  cardLast4: '6789',
  paidCents: 37_88,
  items: [],
  isFirstPaymentReturned: false,
} as unknown as Order;
const underWay: OrderRefund = {
  amountCents: 37_88,
  isDone: false,
  isRefused: false,
  waitsUntil: null,
  cancelledAt: '2026-11-21T15:00:00.000Z',
};

function shown(locale: 'en-US' | 'es-US', Page: () => React.ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={locale === 'en-US' ? english : spanish}>
      <Stub />
    </IntlProvider>,
  );
}

test.each([
  ['on its way', {}, ['On its way', '$37.88'], ['En camino', '37.88']],
  ['sent', { isDone: true }, ['Sent to your bank'], ['Enviado a su banco']],
  [
    'waiting for a debit to settle',
    { waitsUntil: '2026-11-27' },
    ['that money is sent on November 27, 2026', 'Sent on'],
    ['ese dinero se envía el', '27 de noviembre de 2026'],
  ],
  [
    'refused',
    { isRefused: true },
    ['Your store will refund it', 'At your store'],
    ['Su tienda se lo devuelve'],
  ],
] as const)('a refund that is %s says so', (_state, change, inEnglish, inSpanish) => {
  const page = () => <CancelledOrder order={order} refund={{ ...underWay, ...change }} />;
  for (const text of inEnglish) expect(shown('en-US', page)).toContain(text);
  for (const text of inSpanish) expect(shown('es-US', page)).toContain(text);
});

test('where the bank returned what was paid, no refund is promised, before and after cancelling', () => {
  const refund = { ...underWay, amountCents: 0, isDone: true };
  const after = shown('en-US', () => <CancelledOrder order={order} refund={refund} />);
  expect(after).toContain('there is nothing to refund');
  expect(after).not.toContain('$0.00');
  const returned = { ...order, isFirstPaymentReturned: true };
  const before = shown('en-US', () => <GivenBack order={returned} />);
  expect(before).toContain('nothing to refund of it');
  expect(before).not.toContain('$37.88');
  expect(shown('en-US', () => <GivenBack order={order} />)).toContain('sent back once it is settled');
});
