import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordCost } from '@ownpath/domain/account';

/**
 * 32 MB for a hash: as strong as n = 2^17, p = 1 (OWASP Password Storage), with a quarter of its memory, because
 * the four threads that hash at once share the process's 400 MB.
 */
export const PASSWORD_COST: PasswordCost = { n: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;

export type PasswordHash = {
  readonly algorithm: 'scrypt';
  readonly parameters: Readonly<Record<string, number>>;
  readonly salt: string;
  readonly passwordHash: string;
};

/** Runs on libuv's threads, so that other requests continue. */
function deriveKey(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const { n, r, p } = cost;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N: n, r, p, maxmem: 256 * n * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export async function hashPassword(
  password: string,
  cost: PasswordCost = PASSWORD_COST,
): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, cost);
  return {
    algorithm: 'scrypt',
    parameters: { ...cost },
    salt: salt.toString('base64'),
    passwordHash: key.toString('base64'),
  };
}

function costOf({ n, r, p }: Readonly<Record<string, number>>): PasswordCost {
  if (n === undefined || r === undefined || p === undefined) throw new Error('a password hash has no cost');
  return { n, r, p };
}

/** Whether a hash is as expensive as new ones are. */
export function hasCost(
  { parameters }: Pick<PasswordHash, 'parameters'>,
  cost: PasswordCost = PASSWORD_COST,
): boolean {
  const { n, r, p } = costOf(parameters);
  return n === cost.n && r === cost.r && p === cost.p;
}

/** False for null (no account, or no password), after the same time. */
export async function isPassword(
  password: string,
  stored: Pick<PasswordHash, 'parameters' | 'salt' | 'passwordHash'> | null,
  cost: PasswordCost = PASSWORD_COST,
): Promise<boolean> {
  if (!stored) {
    await deriveKey(password, randomBytes(SALT_BYTES), cost);
    return false;
  }
  const key = await deriveKey(password, Buffer.from(stored.salt, 'base64'), costOf(stored.parameters));
  return timingSafeEqual(key, Buffer.from(stored.passwordHash, 'base64'));
}
