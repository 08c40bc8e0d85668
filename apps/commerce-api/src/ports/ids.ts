import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The only source of randomness in the engine; tests pass a seeded one. */
export type Ids = {
  uuid(): string;
  /** URL-safe secret text of `bytes` random bytes. */
  secret(bytes: number): string;
  /** `length` random decimal digits. */
  digits(length: number): string;
};

export const systemIds: Ids = {
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
};
