import type {
  CustomerPaymentInstrument,
  CustomerPaymentInstrumentChanges,
  NewCustomerPaymentInstrument,
} from '@ownpath/contracts/customers';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { assertOwn, type CustomerRequest } from './customer-request.ts';
import {
  changeInstrument,
  clearDefault,
  findInstrument,
  removeInstrument,
} from './payment-instruments-queries.ts';
import { toPaymentInstrument } from './present-customer.ts';
import { mmyyOf, saveCard } from './save-card.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports'>;
type InstrumentRequest = CustomerRequest & { readonly instrumentId: string };

const notFound = () => new DomainError('NotFound', 'No such payment instrument.');

/**
 * Saves a card for the customer; brand, digits and expiry come from the gateway, not from the client. The first card
 * is the default. @throws DomainError `NotFound`, `InvalidParameters`; PortError
 */
export async function addPaymentInstrument(
  deps: Parts,
  request: CustomerRequest & { readonly instrument: NewCustomerPaymentInstrument },
): Promise<CustomerPaymentInstrument> {
  assertOwn(request);
  const { customerId, instrument } = request;
  const { creditCardToken, holder } = instrument.paymentCard;
  const row = await saveCard(deps, {
    customerId,
    token: creditCardToken,
    holder: holder ?? null,
    isDefault: instrument.default,
  });
  return toPaymentInstrument(row, deps.clock.now());
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
