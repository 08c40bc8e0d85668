import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { limitAttempts, takeBackAttempt } from '../rate-limits/index.ts';
import { findCredential, replaceHash } from './credentials-queries.ts';
import { type CustomerRow, findCustomerByLogin } from './customers-queries.ts';
import { findKnownDevice } from './known-device.ts';
import { hasCost, hashPassword, isPassword } from './password-hash.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * The customer with this login and password; null after the same work otherwise. A device that proved an earlier
 * sign-in has limits of its own, so that other people's failed attempts can't lock the owner out.
 * @throws DomainError `TooManyRequests`
 */
export async function findCustomerByPassword(
  deps: Parts & Pick<Dependencies, 'tokens'>,
  attempt: {
    readonly login: string;
    readonly password: string;
    readonly clientIp: string;
    /** Proofs of earlier sign-ins on the device, as `KNOWN_DEVICE_HEADER` brought them. */
    readonly knownDevices: string | null;
  },
): Promise<CustomerRow | null> {
  const { knownDevices, clientIp } = attempt;
  const login = attempt.login.trim().toLowerCase();
  const knownDeviceId = await findKnownDevice(deps, knownDevices, login);
  const limited = knownDeviceId
    ? ({ call: 'sign-in-on-known-device', clientIp: knownDeviceId, account: login } as const)
    : ({ call: 'sign-in', clientIp, account: login } as const);
  await limitAttempts(deps, limited);
  const found = await findCustomerByLogin(deps.database, login);
  const { passwordCost } = deps.config;
  const isRight = await isPassword(attempt.password, found?.credential ?? null, passwordCost);
  if (!found?.credential || !isRight) return null;
  await takeBackAttempt(deps, limited);
  // The cost was another one when the password was set; only now it is known.
  if (!hasCost(found.credential, passwordCost)) {
    await replaceHash(deps.database, found.credential, await hashPassword(attempt.password, passwordCost));
  }
  return found.customer;
}

/** Asks a signed-in customer for the password again. @throws DomainError `InvalidCredentials`, `TooManyRequests` */
export async function verifyOwnPassword(
  deps: Parts,
  attempt: { readonly customerId: string; readonly password: string; readonly clientIp: string },
): Promise<void> {
  const { customerId, password, clientIp } = attempt;
  await limitAttempts(deps, { call: 'password-change', clientIp, account: customerId });
  const credential = await findCredential(deps.database, customerId);
  if (await isPassword(password, credential, deps.config.passwordCost)) return;
  throw new DomainError('InvalidCredentials', 'The current password is incorrect.', {
    fields: [{ path: 'currentPassword', code: 'wrong' }],
  });
}
