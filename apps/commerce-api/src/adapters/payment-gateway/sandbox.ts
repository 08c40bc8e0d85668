import type { PaymentMethod } from '@ownpath/domain/stores';
import type { Database } from '../../database/connect.ts';
import type { SandboxPaymentToken } from '../../database/schema/index.ts';
import { sandboxPaymentTokens } from '../../database/schema/index.ts';
import {
  type Authorization,
  type Capture,
  type Clock,
  type Ids,
  type PaymentAccount,
  type PaymentGateway,
  PortError,
} from '../../ports/index.ts';
import { realSleep, type Sleep, withTimeLimit } from '../time-limit.ts';
import { framePathOf, returnReasonOf } from './account-rules.ts';
import type { CardBehavior } from './card-rules.ts';
import {
  behaviorOf,
  findCall,
  findToken,
  GATEWAY_PORT,
  getToken,
  insertPayment,
  lockPayment,
  onceByKey,
  setPayment,
} from './sandbox-ledger.ts';

/** Time limit of a gateway call. */
const GATEWAY_TIME_LIMIT_MS = 5000;

type Reason = Extract<Authorization, { status: 'declined' }>['reason'];
const declineReasons: Partial<Record<CardBehavior, Reason>> = {
  decline: 'card-declined',
  'insufficient-funds': 'insufficient-funds',
  expired: 'expired-card',
  'address-mismatch': 'address-mismatch',
};

const accountOf = (token: SandboxPaymentToken): PaymentAccount => ({
  method: token.method,
  brand: token.brand,
  last4: token.last4,
  expirationMonth: token.expirationMonth,
  expirationYear: token.expirationYear,
  fingerprint: token.fingerprint,
});
const rejected = (why: string) => new PortError(GATEWAY_PORT, 'rejected', why);

export type SandboxGatewayParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Origin of the hosted fields. */
  readonly origin: string;
  readonly timeLimitMs?: number;
  readonly sleep?: Sleep;
};

/**
 * Payment processor with tables of its own, which survive a restart of the engine. Outcomes are controlled by the last
 * four digits of the card or account, and on the page of a wallet (docs/sandbox.md).
 */
export function sandboxPaymentGateway(parts: SandboxGatewayParts): PaymentGateway {
  const { database, clock, ids, origin, timeLimitMs = GATEWAY_TIME_LIMIT_MS, sleep = realSleep } = parts;

  /** Acts, then answers too late: the caller does not know the outcome. */
  const answerTooLate = () =>
    withTimeLimit(GATEWAY_PORT, timeLimitMs, sleep, (signal) => sleep(10 * timeLimitMs, signal));

  return {
    async createHostedFields({ amountCents, locale, methods, cardPageUrl }) {
      const cardPage = cardPageUrl?.startsWith(`${origin}/`) ? cardPageUrl.replace(/\/$/, '') : null;
      const pageOf = (method: PaymentMethod) =>
        (method === 'CREDIT_CARD' ? cardPage : null) ?? origin + framePathOf(method);
      const frameUrlOf = (method: PaymentMethod) =>
        `${pageOf(method)}/${locale}-${amountCents}-${ids.secret(12)}`;
      return { frameOrigin: origin, methods: methods.map((id) => ({ id, frameUrl: frameUrlOf(id) })) };
    },

    async authorize({ token: tokenId, method, amountCents, reference, idempotencyKey, isUnattended }) {
      const token = await getToken(database, tokenId, clock.now());
      if (token.method !== method) throw rejected('a token of another method');
      if (token.behavior === 'authorize-is-lost') await answerTooLate();
      const isRefusedLater = isUnattended === true && token.behavior === 'later-renewals-fail';
      const reason = isRefusedLater ? 'insufficient-funds' : declineReasons[token.behavior as CardBehavior];
      const answer = await onceByKey(database, idempotencyKey, 'authorize', async (transaction) => {
        const status = reason ? 'declined' : 'authorized';
        const payment = {
          token: tokenId,
          status,
          amountCents,
          reference,
          declineReason: reason ?? null,
        } as const;
        const paymentId = await insertPayment(transaction, payment);
        const result: Authorization = reason
          ? { status: 'declined', reason }
          : { status: 'authorized', authorizationId: paymentId, account: accountOf(token) };
        return { paymentId, answer: result };
      });
      if (token.behavior === 'authorize-times-out') await answerTooLate();
      return answer as Authorization;
    },

    async capture({ authorizationId, amountCents, idempotencyKey }) {
      let behavior = 'accept';
      const answer = await onceByKey(database, idempotencyKey, 'capture', async (transaction) => {
        const payment = await lockPayment(transaction, authorizationId);
        if (payment.status !== 'authorized' || amountCents > payment.amountCents)
          throw rejected('not capturable');
        behavior = await behaviorOf(transaction, payment);
        const result: Capture =
          behavior === 'capture-declines'
            ? { status: 'declined', reason: 'issuer-refused' }
            : { status: 'captured', captureId: payment.id };
        if (result.status === 'captured') {
          await setPayment(transaction, payment, { status: 'captured', capturedCents: amountCents });
        }
        return { paymentId: payment.id, answer: result };
      });
      if (behavior === 'capture-times-out') await answerTooLate();
      return answer as Capture;
    },

    async void({ authorizationId, idempotencyKey }) {
      await onceByKey(database, idempotencyKey, 'void', async (transaction) => {
        const payment = await lockPayment(transaction, authorizationId);
        if (payment.status !== 'authorized' && payment.status !== 'voided') throw rejected('not voidable');
        await setPayment(transaction, payment, { status: 'voided' });
        return { paymentId: payment.id, answer: { status: 'voided' } };
      });
    },

    async refund({ captureId, amountCents, idempotencyKey }) {
      const answer = await onceByKey(database, idempotencyKey, 'refund', async (transaction) => {
        const payment = await lockPayment(transaction, captureId);
        const refundedCents = payment.refundedCents + amountCents;
        if (refundedCents > payment.capturedCents) throw rejected('more than was captured');
        const status = refundedCents === payment.capturedCents ? 'refunded' : payment.status;
        await setPayment(transaction, payment, { status, refundedCents });
        return { paymentId: payment.id, answer: { refundId: `sbx_ref_${ids.uuid()}` } };
      });
      return answer as { refundId: string };
    },

    async save({ token: tokenId, idempotencyKey }) {
      const token = await getToken(database, tokenId, clock.now());
      const answer = await onceByKey(database, idempotencyKey, 'save', async (transaction) => {
        const paymentMethodToken = `sbx_pm_${ids.secret(18)}`;
        await transaction.insert(sandboxPaymentTokens).values({
          ...accountOf(token),
          token: paymentMethodToken,
          behavior: token.behavior,
          expiresAt: null,
        });
        return { paymentId: null, answer: { paymentMethodToken } };
      });
      return { paymentMethodToken: String(answer.paymentMethodToken), account: accountOf(token) };
    },

    async find(idempotencyKey) {
      const call = await findCall(database, idempotencyKey);
      if (!call?.payment) return { status: 'none' };
      const { id, status } = call.payment;
      const token = await findToken(database, call.payment.token);
      if (!token) throw rejected('a payment without its token');
      const record = { authorizationId: id, account: accountOf(token) };
      const reason = status === 'captured' ? returnReasonOf(token.behavior) : null;
      if (reason) return { ...record, status: 'returned', reason };
      return { ...record, status: status === 'refunded' ? 'captured' : status };
    },
  };
}
