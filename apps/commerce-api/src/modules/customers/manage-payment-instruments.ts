import { createHash } from 'node:crypto';
import type {
  CustomerPaymentInstrument,
  CustomerPaymentInstrumentChanges,
  NewCustomerPaymentInstrument,
} from '@ownpath/contracts/customers';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { type Card, PortError } from '../../ports/index.ts';
import { assertOwn, type CustomerRequest } from './customer-request.ts';
import {
  changeInstrument,
  clearDefault,
  findInstrument,
  listInstruments,
  putInstrument,
  removeInstrument,
} from './payment-instruments-store.ts';
import { toPaymentInstrument } from './to-payment-instrument.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports'>;
type InstrumentRequest = CustomerRequest & { readonly instrumentId: string };

const notFound = () => new DomainError('NotFound', 'No such payment instrument.');
const mmyyOf = (card: Pick<Card, 'expirationMonth' | 'expirationYear'>) =>
  `${String(card.expirationMonth).padStart(2, '0')}${String(card.expirationYear).slice(-2)}`;

/** Turns the one-time token into one that lasts. @throws DomainError `InvalidParameters` when it is not one */
async function keepAtGateway(deps: Parts, customerId: string, token: string) {
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  try {
    return await deps.ports.paymentGateway.save({ token, idempotencyKey: `save:${customerId}:${tokenHash}` });
  } catch (error) {
    if (!(error instanceof PortError) || error.fault !== 'rejected') throw error;
    throw new DomainError('InvalidParameters', 'The gateway does not know this card token.', {
      fields: [{ path: 'paymentCard.creditCardToken', code: 'invalid' }],
      cause: error,
    });
  }
}

/**
 * Keeps a card for the customer; brand, digits and expiry are the gateway's, whatever the client says. The first
 * card is the default. @throws DomainError `NotFound`, `InvalidParameters`; PortError
 */
export async function addPaymentInstrument(
  deps: Parts,
  request: CustomerRequest & { readonly instrument: NewCustomerPaymentInstrument },
): Promise<CustomerPaymentInstrument> {
  assertOwn(request);
  const { customerId, instrument } = request;
  const { creditCardToken, holder } = instrument.paymentCard;
  const { paymentMethodToken, card } = await keepAtGateway(deps, customerId, creditCardToken);
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const isFirst = (await listInstruments(transaction, customerId)).length === 0;
    const isDefault = instrument.default ?? isFirst;
    if (isDefault) await clearDefault(transaction, customerId);
    const row = await putInstrument(transaction, {
      customerId,
      kind: 'card',
      gatewayToken: paymentMethodToken,
      brand: card.brand,
      last4: card.last4,
      expiration: mmyyOf(card),
      holderName: holder ?? null,
      isDefault,
      createdAt: now,
    });
    return toPaymentInstrument(row, now);
  });
}

/** @throws DomainError `NotFound` */
export async function getPaymentInstrument(
  deps: Parts,
  request: InstrumentRequest,
): Promise<CustomerPaymentInstrument> {
  assertOwn(request);
  const row = await findInstrument(deps.database, request.customerId, request.instrumentId);
  if (!row) throw notFound();
  return toPaymentInstrument(row, deps.clock.now());
}

/** @throws DomainError `NotFound` */
export async function updatePaymentInstrument(
  deps: Parts,
  request: InstrumentRequest & { readonly changes: CustomerPaymentInstrumentChanges },
): Promise<CustomerPaymentInstrument> {
  assertOwn(request);
  const { customerId, instrumentId, changes } = request;
  const { default: isDefault, paymentCard } = changes;
  return deps.database.transaction(async (transaction) => {
    const before = await findInstrument(transaction, customerId, instrumentId);
    if (!before) throw notFound();
    if (isDefault) await clearDefault(transaction, customerId);
    const row = await changeInstrument(transaction, instrumentId, {
      isDefault: isDefault ?? before.isDefault,
      expiration: paymentCard ? mmyyOf(paymentCard) : before.expiration,
    });
    return toPaymentInstrument(row, deps.clock.now());
  });
}

/** @throws DomainError `NotFound` */
export async function removePaymentInstrument(deps: Parts, request: InstrumentRequest): Promise<void> {
  assertOwn(request);
  const { customerId, instrumentId } = request;
  if (!(await removeInstrument(deps.database, customerId, instrumentId, deps.clock.now()))) throw notFound();
}
