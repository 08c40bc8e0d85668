import { getPaymentHelp, type PaymentHelp } from '@ownpath/contracts/servicing';
import { getStores } from '@ownpath/contracts/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';

export type HelpStore = {
  readonly address1: string;
  readonly city: string;
  readonly phone: string;
  readonly openingHours: string;
  readonly timeZone: string;
};

export type PaymentHelpData = {
  readonly help: PaymentHelp;
  /** Null when the store cannot be read. */
  readonly store: HelpStore | null;
  /** The customer's other agreements: number and name. */
  readonly others: readonly { readonly agreementNumber: string; readonly name: string }[];
  /** The day that the address chooses; the last one on offer without a choice. Null when the date cannot be moved. */
  readonly chosen: PaymentHelp['extension']['options'][number] | null;
};

/** Null for a customer without an active agreement. @param query `agreement` names one, `to` a day */
export async function loadPaymentHelp(
  commerce: CommerceClient,
  query: URLSearchParams,
): Promise<PaymentHelpData | null> {
  const agreements = await listHelp(commerce);
  const asked = query.get('agreement');
  const help = agreements.find(({ agreementNumber }) => agreementNumber === asked) ?? agreements[0];
  if (!help) return null;
  const { data: stores = [] } = await commerce.call(getStores, { query: { ids: help.storeNumber } });
  const [store] = stores;
  const { options } = help.extension;
  const to = query.get('to');
  return {
    help,
    store: store
      ? {
          address1: store.address1,
          city: store.city,
          phone: store.phone,
          openingHours: store.openingHours,
          timeZone: store.timeZone,
        }
      : null,
    others: agreements
      .filter(({ agreementId }) => agreementId !== help.agreementId)
      .map(({ agreementNumber, name }) => ({ agreementNumber, name })),
    chosen: options.find(({ toDueDate }) => toDueDate === to) ?? options.at(-1) ?? null,
  };
}

/** A tenant of the platform without the retailer's own calls answers 404. */
async function listHelp(commerce: CommerceClient): Promise<readonly PaymentHelp[]> {
  try {
    return (await commerce.call(getPaymentHelp, { body: {} })).agreements;
  } catch (error) {
    if (isCommerceError(error) && error.status === 404) return [];
    throw error;
  }
}
