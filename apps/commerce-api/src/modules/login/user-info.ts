import type { UserInfo } from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { findSessionCustomer } from './login-queries.ts';
import type { Shopper } from './shopper.ts';

/** OpenID Connect claims of the bearer; a guest has no more than ids. */
export async function getUserInfo(deps: Pick<Dependencies, 'database'>, shopper: Shopper): Promise<UserInfo> {
  const customer = await findSessionCustomer(deps.database, shopper.customerId);
  const { email, firstName, lastName } = customer ?? { email: null, firstName: null, lastName: null };
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    sub: shopper.usid,
    customer_id: shopper.customerId,
    validated: true,
    ...(email === null ? {} : { email }),
    ...(name === '' ? {} : { name }),
    ...(firstName === null ? {} : { given_name: firstName }),
    ...(lastName === null ? {} : { family_name: lastName }),
  };
}
