import { type CustomerRecord, getCustomerRecord } from '@ownpath/contracts/servicing';
import { canReadAccount } from '@ownpath/domain/account';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';

/** The code of a sign-in that no customer record was found for (specification section 8; decision 0064). */
const NO_RECORD_CODE = 'CUS012';

/** `known`: account queries can run. `none`: there is no record yet. `lost`: the platform looked and found none. */
export type RecordState = 'known' | 'none' | 'lost';

/**
 * Whether the account can be read (specification section 6). A tenant of the platform without the retailer's own calls
 * has no records.
 */
export async function findRecordState(commerce: CommerceClient): Promise<RecordState> {
  try {
    const { customer } = await commerce.call(getCustomerRecord, { body: {} });
    return stateOf(customer);
  } catch (error) {
    if (isCommerceError(error, NO_RECORD_CODE)) return 'lost';
    if (isCommerceError(error) && error.status === 404) return 'none';
    throw error;
  }
}

const stateOf = (customer: CustomerRecord): RecordState => (canReadAccount(customer) ? 'known' : 'none');
