import type { Dependencies } from '../../dependencies.ts';
import { PortError } from '../../ports/index.ts';
import {
  type AuthorizationOutcome,
  type CaptureOutcome,
  requestAuthorization,
  requestCapture,
} from './ask-gateway.ts';
import {
  findAuthorization,
  findCapture,
  moveAuthorization,
  moveCapture,
  type PaymentAuthorization,
  type PaymentCapture,
  putCapture,
} from './payment-queries.ts';
import { planVoid } from './refund-payment.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports'>;

type ChargeOutcome =
  | { readonly status: 'captured' }
  | { readonly status: 'declined'; readonly reason: string };

const isOpen = ({ state }: PaymentAuthorization) => state === 'requested' || state === 'unknown';

async function authorize(parts: Parts, authorization: PaymentAuthorization, reference: string) {
  let outcome: AuthorizationOutcome;
  try {
    outcome = await requestAuthorization(parts, authorization, reference);
  } catch (error) {
    if (!(error instanceof PortError) || error.fault !== 'rejected') throw error;
    outcome = { status: 'declined', reason: 'token-rejected' };
  }
  const fields =
    outcome.status === 'authorized'
      ? ({
          state: 'authorized',
          gatewayReference: outcome.authorizationId,
          cardBrand: outcome.brand ?? authorization.cardBrand,
          last4: outcome.last4 ?? authorization.last4,
        } as const)
      : outcome.status === 'declined'
        ? ({ state: 'declined', declineCode: outcome.reason } as const)
        : ({ state: 'voided', declineCode: 'not-received' } as const);
  const now = parts.clock.now();
  await parts.database.transaction(async (transaction) => {
    await moveAuthorization(transaction, authorization.id, ['requested', 'unknown'], fields, now);
    // A call that was not received can still arrive late: its hold is then released.
    if (fields.state === 'voided') await planVoid(transaction, authorization.id, now);
  });
  return { ...authorization, ...fields };
}

async function writeCapture(parts: Parts, capture: PaymentCapture, outcome: CaptureOutcome): Promise<void> {
  const now = parts.clock.now();
  const { id, authorizationId } = capture;
  await parts.database.transaction(async (transaction) => {
    if (outcome.status === 'captured') {
      await moveCapture(transaction, id, { state: 'captured', gatewayReference: outcome.reference }, now);
      await moveAuthorization(transaction, authorizationId, ['authorized'], { state: 'captured' }, now);
      return;
    }
    await moveCapture(transaction, id, { state: 'failed' }, now);
    const fields = { state: 'failed', declineCode: 'card-declined' } as const;
    await moveAuthorization(transaction, authorizationId, ['authorized'], fields, now);
    await planVoid(transaction, authorizationId, now);
  });
}

/**
 * Authorises and captures what was written as an intent, once: repeated and concurrent calls find what an earlier one
 * did. The states of authorisation and capture are written here, what they pay for by the caller.
 * @throws PortError while the gateway does not answer: the outcome is unknown until the next call
 */
export async function chargeOnce(
  parts: Parts,
  authorizationId: string,
  reference: string,
): Promise<ChargeOutcome> {
  const { database, clock } = parts;
  const found = await findAuthorization(database, authorizationId);
  if (!found) throw new Error(`there is no authorisation ${authorizationId}`);
  let capture: PaymentCapture | undefined;
  try {
    const authorization = isOpen(found) ? await authorize(parts, found, reference) : found;
    if (authorization.state === 'captured') return { status: 'captured' };
    if (authorization.state !== 'authorized') {
      return { status: 'declined', reason: authorization.declineCode ?? 'card-declined' };
    }
    capture = await database.transaction((transaction) =>
      putCapture(transaction, authorization, clock.now()),
    );
    const outcome = await requestCapture(parts, authorization, capture);
    await writeCapture(parts, capture, outcome);
    return outcome.status === 'captured'
      ? { status: 'captured' }
      : { status: 'declined', reason: 'card-declined' };
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    const asked = capture;
    await database.transaction(async (transaction) => {
      const now = clock.now();
      if (asked) {
        const isOpen = (await findCapture(transaction, authorizationId))?.state !== 'captured';
        if (isOpen) await moveCapture(transaction, asked.id, { state: 'unknown' }, now);
      } else await moveAuthorization(transaction, authorizationId, ['requested'], { state: 'unknown' }, now);
    });
    throw error;
  }
}
