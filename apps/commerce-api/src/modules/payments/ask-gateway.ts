import type { Dependencies } from '../../dependencies.ts';
import type { Authorization } from '../../ports/index.ts';
import type { PaymentAuthorization, PaymentCapture } from './payment-queries.ts';

type GatewayDependencies = Pick<Dependencies, 'clock' | 'ports'>;

/** From then on a call that the gateway does not know counts as never received: four times its limit for an answer. */
const GIVE_UP_AFTER_MS = 20_000;
/** When a job checks a payment without an answer, if the customer does not come back. */
export const RECONCILE_AFTER_MS = 2 * 60_000;
/**
 * How often a job asks: about a day with the queue's back-off, since what has no answer blocks the customer's other payments.
 * After that it is a dead job, which is alarmed.
 */
export const ASK_ATTEMPTS = 30;

/** The gateway's result of an authorisation. */
export type AuthorizationOutcome =
  | {
      readonly status: 'authorized';
      readonly authorizationId: string;
      readonly brand: string | null;
      readonly last4: string | null;
      /** Of a bank account. */
      readonly fingerprint: string | null;
    }
  | { readonly status: 'declined'; readonly reason: string }
  /** The gateway, asked by the key, has never received the call. */
  | { readonly status: 'not-received' };

function toOutcome(answer: Authorization): AuthorizationOutcome {
  if (answer.status === 'declined') return answer;
  const { brand, last4, fingerprint } = answer.account;
  return { ...answer, brand, last4, fingerprint };
}

/** Authorises once. After a lost answer, asks the gateway what it did before trying again. @throws PortError */
export async function requestAuthorization(
  deps: GatewayDependencies,
  authorization: PaymentAuthorization,
  reference: string,
  { isUnattended = false } = {},
): Promise<AuthorizationOutcome> {
  const { paymentGateway } = deps.ports;
  const { idempotencyKey, amountCents, gatewayToken, paymentMethod: method } = authorization;
  if (authorization.state === 'unknown') {
    const found = await paymentGateway.find(idempotencyKey);
    if (found.status === 'authorized' || found.status === 'captured') {
      const { brand, last4, fingerprint } = found.account;
      return { status: 'authorized', authorizationId: found.authorizationId, brand, last4, fingerprint };
    }
    if (found.status !== 'none') return { status: 'declined', reason: 'card-declined' };
    const age = deps.clock.now().getTime() - authorization.createdAt.getTime();
    if (age >= GIVE_UP_AFTER_MS) return { status: 'not-received' };
  }
  // The same key for every attempt: the gateway acts once per key.
  return toOutcome(
    await paymentGateway.authorize({
      token: gatewayToken,
      method,
      amountCents,
      reference,
      idempotencyKey,
      isUnattended,
    }),
  );
}

export type CaptureOutcome =
  | { readonly status: 'captured'; readonly reference: string }
  | { readonly status: 'declined' };

/** Captures once, as `requestAuthorization`. @throws PortError */
export async function requestCapture(
  deps: GatewayDependencies,
  authorization: PaymentAuthorization,
  capture: PaymentCapture,
): Promise<CaptureOutcome> {
  const { paymentGateway } = deps.ports;
  const { idempotencyKey, amountCents } = capture;
  if (capture.state === 'unknown') {
    const found = await paymentGateway.find(idempotencyKey);
    if (found.status === 'captured') return { status: 'captured', reference: found.authorizationId };
  }
  const authorizationId = authorization.gatewayReference ?? '';
  const answer = await paymentGateway.capture({ authorizationId, amountCents, idempotencyKey });
  return answer.status === 'captured'
    ? { status: 'captured', reference: answer.captureId }
    : { status: 'declined' };
}
