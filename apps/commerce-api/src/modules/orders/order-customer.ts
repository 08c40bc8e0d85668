import { canRentIn } from '@ownpath/domain/law';
import { DomainError } from '../../domain-error.ts';
import { findLatestApplication } from '../approval/index.ts';
import { type BasketRow, findShipment, isDeliveryAddress } from '../basket/index.ts';
import type { NewOrderAddress, Transaction } from './orders-queries.ts';

/** The customer of an order and the delivery address. */
export type OrderCustomer = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly address: NewOrderAddress;
};

/**
 * The applicant, who signs, at the basket's address and e-mail, or those of the application. Another name on the address
 * is who receives the delivery.
 * @throws DomainError `CheckoutStepOutOfOrder` when one is missing; `StateNotServed` for a closed state
 */
export async function getOrderCustomer(
  transaction: Transaction,
  basket: BasketRow,
  customerId: string,
  storeStateCode: string,
): Promise<OrderCustomer> {
  const shipment = await findShipment(transaction, basket.id);
  const application = await findLatestApplication(transaction, customerId);
  const source = isDeliveryAddress(shipment) ? shipment : application;
  const email = basket.email ?? application?.email;
  const firstName = application?.firstName ?? source?.firstName;
  const lastName = application?.lastName ?? source?.lastName;
  if (!source?.address1 || !source.stateCode || !source.postalCode || !email || !firstName || !lastName) {
    throw new DomainError('CheckoutStepOutOfOrder', 'The name, email or delivery address is missing.');
  }
  if (!canRentIn(storeStateCode, source.stateCode)) {
    throw new DomainError('StateNotServed', `Online rental is not available in ${source.stateCode}.`);
  }
  const phone = source.phone ?? application?.phone ?? null;
  const { address1, address2, city, stateCode, postalCode } = source;
  return {
    email,
    firstName,
    lastName,
    phone,
    address: {
      firstName: source.firstName ?? firstName,
      lastName: source.lastName ?? lastName,
      address1,
      address2,
      city,
      stateCode,
      postalCode,
      phone,
    },
  };
}

/** `12 Elm Street`, `Apt 4`, `Dallas, TX 75201`. */
export function addressLinesOf(address: {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly stateCode?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}): string[] {
  const town = `${address.city ?? ''}, ${address.stateCode ?? ''} ${address.postalCode ?? ''}`.trim();
  return [address.address1 ?? '', address.address2 ?? '', town].filter((line) => line !== '');
}
