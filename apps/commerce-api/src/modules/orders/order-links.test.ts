import { cancelBeforeDelivery } from '@ownpath/contracts/checkout';
import { getOrder, getOrderAgreement, openOrderLink, requestOrderLink } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, like } from '../../database/orm.ts';
import { jobs, orderLinks, sandboxMessages } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import {
  createOrderJourney,
  type OrderJourney,
  outcomeOf,
  skipShortWaits,
} from '../../testing/order-journey.ts';
import { readMail, tokenInMail } from '../../testing/read-mail.ts';
import { sendOrderLink } from './order-links.ts';

let engine: TestApp;
let journey: OrderJourney;
let orderNo: string;
let email: string;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createOrderJourney(engine);
  const shopper = await journey.guestIn();
  const signed = await journey.signedOrder(shopper);
  await journey.complete(shopper, signed.orderNo, signed.envelopeId);
  orderNo = signed.orderNo;
  ({ email } = await engine.call(getOrder, shopper, { params: { orderNo } }));
});
afterAll(() => engine.close());

let visitors = 0;
const ask = (
  shopper: TestShopper,
  body: { orderNo: string; email: string; pageUrl?: string },
  locale = 'en-US',
) => {
  visitors += 1;
  return engine.request('POST', pathOf(requestOrderLink, {}, { locale }), {
    shopper,
    body,
    headers: { 'x-forwarded-for': `198.51.100.${visitors}` },
  });
};
const open = (shopper: TestShopper, token: string) =>
  engine.request('POST', pathOf(openOrderLink), { shopper, body: { token } });
const readAs = (shopper: TestShopper) => engine.request('GET', pathOf(getOrder, { orderNo }), { shopper });
const linkMails = async () =>
  (
    await engine.deps.database.select().from(sandboxMessages).where(like(sandboxMessages.subject, '%order%'))
  ).filter(({ subject }) => subject?.startsWith('Open your order'));

async function mailedToken(shopper: TestShopper): Promise<string> {
  expect((await ask(shopper, { orderNo, email })).status).toBe(200);
  return tokenInMail((await readMail(engine, email, `order ${orderNo}`))?.body ?? '');
}

describe('looking up an order', () => {
  test('on another device: the mailed link opens the order, its agreement and its cancelling', async () => {
    const visitor = await journey.guestIn();
    expect((await readAs(visitor)).status).toBe(404);
    const opened = await open(visitor, await mailedToken(visitor));
    expect(await opened.json()).toEqual({ orderNo });
    expect((await readAs(visitor)).status).toBe(200);
    expect(await engine.call(getOrderAgreement, visitor, { body: { orderNo } })).toMatchObject({
      state: 'in-force',
    });
    const other = await journey.guestIn();
    expect((await readAs(other)).status).toBe(404);
  });

  test('the number may be typed without its zeros, the address in capitals', async () => {
    const visitor = await journey.guestIn();
    const typed = { orderNo: ` ${Number(orderNo)} `, email: ` ${email.toUpperCase()} ` };
    expect((await ask(visitor, typed)).status).toBe(200);
    const token = tokenInMail((await readMail(engine, email, `order ${orderNo}`))?.body ?? '');
    expect((await open(visitor, token)).status).toBe(200);
  });

  test('a wrong number, a wrong address and a right pair answer alike; only the pair is mailed, to the order’s address', async () => {
    const visitor = await journey.guestIn();
    const before = (await linkMails()).length;
    const answers = await Promise.all(
      [
        { orderNo, email: 'somebody@example.com' },
        { orderNo: '00999999', email },
        { orderNo: "' or 1=1", email },
      ].map((body) => ask(visitor, body)),
    );
    const right = await ask(visitor, { orderNo, email });
    const texts = await Promise.all([...answers, right].map((answer) => answer.text()));
    expect(new Set(texts)).toEqual(new Set(['{"isAccepted":true}']));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([right.status]));
    await readMail(engine, email, `order ${orderNo}`);
    const mails = await linkMails();
    expect(mails).toHaveLength(before + 1);
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([email]));
  });

  test('the mail follows the language of the page', async () => {
    const visitor = await journey.guestIn();
    expect((await ask(visitor, { orderNo, email }, 'es-US')).status).toBe(200);
    const mail = await readMail(engine, email, 'pedido');
    expect(mail?.subject).toBe(`Abra su pedido ${orderNo}`);
  });

  test('a link to a page elsewhere is refused', async () => {
    const visitor = await journey.guestIn();
    const answer = await ask(visitor, { orderNo, email, pageUrl: 'https://evil.example/orders/open' });
    expect(await outcomeOf(answer)).toEqual([403, 'Forbidden']);
  });
});

describe('a mailed link', () => {
  test('belongs to the visitor who opens it first, also when the answer is lost', async () => {
    const [first, second] = [await journey.guestIn(), await journey.guestIn()];
    const token = await linkOf();
    expect((await open(first, token)).status).toBe(200);
    expect((await open(first, token)).status).toBe(200);
    expect(await outcomeOf(await open(second, token))).toEqual([404, 'OrderLinkNotFound']);
    expect((await readAs(second)).status).toBe(404);
  });

  test('can be opened for an hour', async () => {
    const late = await linkOf();
    engine.clock.advance(61 * 60_000);
    expect(await outcomeOf(await open(await journey.guestIn(), late))).toEqual([404, 'OrderLinkNotFound']);
  });

  test('is stored as a hash, and no job or log keeps the token', async () => {
    const token = await linkOf();
    const { database } = engine.deps;
    const rows = await database.select().from(orderLinks);
    expect(rows.some(({ tokenHash }) => tokenHash === token)).toBe(false);
    const planned = await database.select().from(jobs).where(eq(jobs.kind, 'send-order-link'));
    expect(JSON.stringify(planned)).not.toContain(token);
  });

  test('a wrong token finds nothing', async () => {
    const visitor = await journey.guestIn();
    expect(await outcomeOf(await open(visitor, 'a'.repeat(43)))).toEqual([404, 'OrderLinkNotFound']);
  });

  /** A link made by the job alone: requests by one address are limited. */
  async function linkOf(): Promise<string> {
    await sendOrderLink(engine.deps, {
      orderNo,
      email,
      siteId: engine.deps.config.siteId,
      locale: 'en-US',
      pageUrl: `${engine.deps.config.publicUrl}/orders/open`,
    });
    return tokenInMail((await readMail(engine, email, `order ${orderNo}`))?.body ?? '');
  }
});

test('requests for one order and address are limited, whoever asks', async () => {
  const visitor = await journey.guestIn();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await ask(visitor, { orderNo: '00100999', email: 'many@example.com' })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the visitor of a link cancels before delivery', async () => {
  const shopper = await journey.guestIn();
  const signed = await journey.signedOrder(shopper);
  await journey.complete(shopper, signed.orderNo, signed.envelopeId);
  const visitor = await journey.guestIn();
  await sendOrderLink(engine.deps, {
    orderNo: signed.orderNo,
    email,
    siteId: engine.deps.config.siteId,
    locale: 'en-US',
    pageUrl: `${engine.deps.config.publicUrl}/orders/open`,
  });
  const token = tokenInMail((await readMail(engine, email, `order ${signed.orderNo}`))?.body ?? '');
  expect((await open(visitor, token)).status).toBe(200);
  const { order } = await engine.call(cancelBeforeDelivery, visitor, { body: { orderNo: signed.orderNo } });
  expect(order?.state).toBe('refunded');
});
