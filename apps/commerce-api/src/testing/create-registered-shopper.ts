import { randomBytes } from 'node:crypto';
import { registerCustomer } from '@ownpath/contracts/customers';
import type { TestApp, TestShopper } from './create-test-app.ts';

/** A password that meets the rules. */
export const TEST_PASSWORD = 'Correct-horse7';

export type RegisteredShopper = TestShopper & { readonly login: string };

/** Signs a registered customer in by the documented PKCE flow, as the guest whose token is sent. */
export async function logIn(
  engine: TestApp,
  customer: {
    readonly login: string;
    readonly password?: string;
    readonly guest?: TestShopper;
    readonly usid?: string;
  },
): Promise<RegisteredShopper> {
  return { login: customer.login, ...(await engine.logIn({ password: TEST_PASSWORD, ...customer })) };
}

/** Registers a new customer and signs in, from `guest`'s session if given. */
export async function createRegisteredShopper(
  engine: TestApp,
  guest?: TestShopper,
): Promise<RegisteredShopper> {
  const registrar = guest ?? (await engine.createGuest());
  const login = `${randomBytes(6).toString('hex')}@example.com`;
  await engine.call(registerCustomer, registrar, {
    body: { customer: { login, email: login, firstName: 'Ana', lastName: 'Ruiz' }, password: TEST_PASSWORD },
  });
  return logIn(engine, { login, ...(guest ? { guest } : {}) });
}
