import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentGateway } from '../../ports/index.ts';
import { systemClock, systemIds } from '../../ports/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sandboxPaymentGateway } from './sandbox.ts';
import { createSandboxToken } from './sandbox-tokens.ts';

type CardName =
  | 'good'
  | 'declined'
  | 'poor'
  | 'timesOut'
  | 'lost'
  | 'renewalsFail'
  | 'captureTimesOut'
  | 'captureDeclines';
type Fixture = { readonly gateway: PaymentGateway; tokenFor(card: CardName): Promise<string> };

/** Contract of every payment gateway; the fixture creates tokens of test cards. */
function paymentGatewayContract(name: string, fixture: () => Fixture): void {
  const newKey = () => crypto.randomUUID();
  const authorize = async (card: CardName, idempotencyKey = newKey()) =>
    fixture().gateway.authorize({
      token: await fixture().tokenFor(card),
      method: 'CREDIT_CARD',
      amountCents: 4387,
      reference: '00100001',
      idempotencyKey,
    });
  const authorized = async (card: CardName) => {
    const answer = await authorize(card);
    if (answer.status !== 'authorized') throw new Error(answer.reason);
    return answer.authorizationId;
  };
  const capture = (authorizationId: string, idempotencyKey = newKey(), amountCents = 4387) =>
    fixture().gateway.capture({ authorizationId, amountCents, idempotencyKey });

  describe(name, () => {
    test('hosted fields are on the gateway’s own origin', async () => {
      const { methods, frameOrigin } = await fixture().gateway.createHostedFields({
        amountCents: 4387,
        parentOrigin: 'http://localhost:3000',
        locale: 'es-US',
        methods: ['CREDIT_CARD', 'ACH', 'PAYPAL'],
        cardPageUrl: null,
      });
      expect(methods.map(({ id }) => id)).toEqual(['CREDIT_CARD', 'ACH', 'PAYPAL']);
      for (const { frameUrl } of methods) expect(new URL(frameUrl).origin).toBe(frameOrigin);
      expect(frameOrigin).not.toBe('http://localhost:3000');
    });

    test('an authorisation has the card and is found by its key', async () => {
      const key = newKey();
      const answer = await authorize('good', key);
      expect(answer).toMatchObject({
        status: 'authorized',
        account: { method: 'CREDIT_CARD', last4: '4242' },
      });
      expect(await fixture().gateway.find(key)).toMatchObject({ status: 'authorized' });
      expect(await fixture().gateway.find(newKey())).toEqual({ status: 'none' });
    });

    test('the same key gives the same answer and acts once, also concurrently', async () => {
      const key = newKey();
      const token = await fixture().tokenFor('good');
      const request = {
        token,
        method: 'CREDIT_CARD' as const,
        amountCents: 100,
        reference: 'r',
        idempotencyKey: key,
      };
      const answers = await Promise.all([1, 2, 3].map(() => fixture().gateway.authorize(request)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      await expect(
        fixture().gateway.void({ authorizationId: 'x', idempotencyKey: key }),
      ).rejects.toMatchObject({ fault: 'rejected' });
    });

    test('declines have a reason', async () => {
      expect(await authorize('declined')).toEqual({ status: 'declined', reason: 'card-declined' });
      expect(await authorize('poor')).toEqual({ status: 'declined', reason: 'insufficient-funds' });
    });

    test('after a time-out `find` returns whether the gateway acted', async () => {
      const [acted, lost] = [newKey(), newKey()];
      await expect(authorize('timesOut', acted)).rejects.toMatchObject({ fault: 'timeout' });
      expect(await fixture().gateway.find(acted)).toMatchObject({ status: 'authorized' });
      await expect(authorize('lost', lost)).rejects.toMatchObject({ fault: 'timeout' });
      expect(await fixture().gateway.find(lost)).toEqual({ status: 'none' });
    });

    test('an unknown token is rejected', async () => {
      const request = { method: 'CREDIT_CARD', amountCents: 100, reference: 'r' } as const;
      const call = { ...request, token: 'nothing', idempotencyKey: newKey() };
      await expect(fixture().gateway.authorize(call)).rejects.toMatchObject({ fault: 'rejected' });
    });

    test('a token of another method is rejected', async () => {
      const request = { method: 'ACH', amountCents: 100, reference: 'r' } as const;
      const call = { ...request, token: await fixture().tokenFor('good'), idempotencyKey: newKey() };
      await expect(fixture().gateway.authorize(call)).rejects.toMatchObject({ fault: 'rejected' });
    });

    test('captures once, never more than authorised, never after a void', async () => {
      const id = await authorized('good');
      const key = newKey();
      const first = await capture(id, key);
      expect(first.status).toBe('captured');
      expect(await capture(id, key)).toEqual(first);
      await expect(capture(id)).rejects.toMatchObject({ fault: 'rejected' });
      await expect(capture(await authorized('good'), newKey(), 4388)).rejects.toMatchObject({
        fault: 'rejected',
      });
      const voided = await authorized('good');
      const voidKey = newKey();
      await fixture().gateway.void({ authorizationId: voided, idempotencyKey: voidKey });
      await fixture().gateway.void({ authorizationId: voided, idempotencyKey: voidKey });
      await expect(capture(voided)).rejects.toMatchObject({ fault: 'rejected' });
    });

    test('a capture may time out after it acted, or be declined', async () => {
      const key = newKey();
      await expect(capture(await authorized('captureTimesOut'), key)).rejects.toMatchObject({
        fault: 'timeout',
      });
      expect(await fixture().gateway.find(key)).toMatchObject({ status: 'captured' });
      expect(await capture(await authorized('captureDeclines'))).toMatchObject({ status: 'declined' });
    });

    test('refunds up to what was captured', async () => {
      const captured = await capture(await authorized('good'));
      if (captured.status !== 'captured') throw new Error('not captured');
      const refund = (amountCents: number) =>
        fixture().gateway.refund({ captureId: captured.captureId, amountCents, idempotencyKey: newKey() });
      expect((await refund(4000)).refundId).not.toBe('');
      await expect(refund(388)).rejects.toMatchObject({ fault: 'rejected' });
      await refund(387);
    });

    test('a saved card is charged later without the customer; one kind of card then fails', async () => {
      const charge = async (card: CardName, isUnattended: boolean) => {
        const { gateway, tokenFor } = fixture();
        const saved = await gateway.save({ token: await tokenFor(card), idempotencyKey: newKey() });
        return gateway.authorize({
          token: saved.paymentMethodToken,
          method: 'CREDIT_CARD',
          amountCents: 2499,
          reference: 'renewal',
          idempotencyKey: newKey(),
          isUnattended,
        });
      };
      expect(await charge('good', true)).toMatchObject({ status: 'authorized' });
      expect(await charge('renewalsFail', false)).toMatchObject({ status: 'authorized' });
      expect(await charge('renewalsFail', true)).toMatchObject({ status: 'declined' });
    });
  });
}

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
});
afterAll(() => testDatabase.close());

const numbers: Readonly<Record<CardName, string>> = {
  good: '4242 4242 4242 4242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  timesOut: '4000000000000119',
  lost: '4000000000000127',
  renewalsFail: '4000000000000341',
  captureTimesOut: '4000000000000101',
  captureDeclines: '4000000000000259',
};
const parts = () => ({ database: testDatabase.database, clock: systemClock, ids: systemIds });

paymentGatewayContract('sandbox', () => ({
  gateway: sandboxPaymentGateway({ ...parts(), origin: 'http://localhost:3001', timeLimitMs: 20 }),
  async tokenFor(card) {
    const typed = {
      number: numbers[card],
      expiry: '1234',
      securityCode: '123',
      postalCode: '75024',
      nameOnCard: 'A Shopper',
    };
    const result = await createSandboxToken(parts(), typed);
    if (!('token' in result)) throw new Error(result.wrongFields.join());
    return result.token.token;
  },
}));

test('a token expires after an hour', async () => {
  const typed = {
    number: numbers.good,
    expiry: '12/34',
    securityCode: '123',
    postalCode: '75024',
    nameOnCard: 'A Shopper',
  };
  const result = await createSandboxToken(parts(), typed);
  const later = { now: () => new Date(Date.now() + 61 * 60_000) };
  const gateway = sandboxPaymentGateway({ ...parts(), clock: later, origin: 'http://localhost:3001' });
  const token = 'token' in result ? result.token.token : '';
  const request = { token, method: 'CREDIT_CARD', amountCents: 100, reference: 'r' } as const;
  const call = { ...request, idempotencyKey: crypto.randomUUID() };
  await expect(gateway.authorize(call)).rejects.toMatchObject({ fault: 'rejected' });
});
