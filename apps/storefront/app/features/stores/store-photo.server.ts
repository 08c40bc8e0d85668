import { getCategory } from '@ownpath/contracts/catalog';
import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { warnOf } from '../../platform/http/responses.ts';

/** A furnished room as the retailer's stores show them: the first department's. Null where it has no photograph. */
export async function findStorePhoto(commerce: CommerceClient) {
  try {
    const input = { params: { id: ROOT_CATEGORY_ID }, query: { levels: 1 } };
    const { children } = await commerce.call(getCategory, input, { as: 'shared' });
    return children.find(({ banner }) => banner !== null)?.banner ?? null;
  } catch (error) {
    warnOf('The store has no photograph', error);
    return null;
  }
}
