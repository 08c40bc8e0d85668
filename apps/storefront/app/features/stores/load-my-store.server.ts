import { type AgreementSummary, getAgreementSummary } from '@ownpath/contracts/servicing';
import { getStores, type Store } from '@ownpath/contracts/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { type ChosenStore, findChosenStore } from '../../shared/shopper/chosen-store.server.ts';

type ServicedStore = Pick<Store, 'id' | 'address1' | 'city' | 'stateCode' | 'postalCode' | 'phone'>;
export type ServicedAgreement = Pick<AgreementSummary, 'agreementNumber' | 'name' | 'paymentsLeft'>;

/** A store with the customer's running agreements that it services. */
export type StoreWithAgreements = {
  readonly store: ServicedStore;
  readonly agreements: readonly ServicedAgreement[];
};

export type MyStoreData = {
  /** Where the customer shops; null before they have a store. */
  readonly mine: ChosenStore | null;
  /** Running agreements at that store. */
  readonly here: readonly ServicedAgreement[];
  readonly elsewhere: readonly StoreWithAgreements[];
};

const RUNNING = ['ACTIVE', 'PRELIMINV', 'PRELIMPAID'];

/** A tenant of the platform without the retailer's own calls answers 404. */
async function listRunning(commerce: CommerceClient): Promise<AgreementSummary[]> {
  try {
    const { agreement } = await commerce.call(getAgreementSummary, { body: {} });
    return agreement.filter(({ refCode, isClub }) => RUNNING.includes(refCode) && !isClub);
  } catch (error) {
    if (isCommerceError(error) && error.status === 404) return [];
    throw error;
  }
}

const toServiced = ({ agreementNumber, name, paymentsLeft }: AgreementSummary) => ({
  agreementNumber,
  name,
  paymentsLeft,
});

const toStore = ({ id, address1, city, stateCode, postalCode, phone }: Store): ServicedStore => ({
  id,
  address1,
  city,
  stateCode,
  postalCode,
  phone,
});

/** The customer's store, and which store services which of their agreements. */
export async function loadMyStore(commerce: CommerceClient, session: Session): Promise<MyStoreData> {
  const [mine, running] = await Promise.all([findChosenStore(commerce, session), listRunning(commerce)]);
  const of = (storeId: string) =>
    running.filter(({ storeNumber }) => storeNumber === storeId).map(toServiced);
  const others = [...new Set(running.map(({ storeNumber }) => storeNumber))].filter((id) => id !== mine?.id);
  if (others.length === 0) return { mine, here: mine ? of(mine.id) : [], elsewhere: [] };
  const { data: stores = [] } = await commerce.call(getStores, { query: { ids: others.join(',') } });
  return {
    mine,
    here: mine ? of(mine.id) : [],
    elsewhere: stores.map((store) => ({ store: toStore(store), agreements: of(store.id) })),
  };
}
