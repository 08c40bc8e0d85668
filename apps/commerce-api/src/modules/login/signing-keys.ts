import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Clock } from '../../ports/index.ts';
import { ACCESS_TOKEN_SECONDS, secondsAfter } from './durations.ts';
import type { Database, SigningKey } from './login-queries.ts';
import { insertFirstSigningKey, listSigningKeys } from './tokens-queries.ts';

export const SIGNING_ALGORITHM = 'ES256';
/** How long a process caches the keys; a rotation reaches all processes within this time. */
const CACHE_SECONDS = 5 * 60;
/** An unknown key id makes a process reload the keys, at most this often. */
const RELOAD_SECONDS = 10;

type KeyRing = {
  readonly current: { readonly keyId: string; readonly privateKey: CryptoKey };
  readonly verifiers: ReadonlyMap<string, CryptoKey>;
  readonly publicJwks: readonly JWK[];
};

export type SigningKeys = {
  /** The current signing key. */
  current(): Promise<KeyRing['current']>;
  /** The public key of this id; null when no such key is in use. */
  find(keyId: string): Promise<CryptoKey | null>;
  listPublic(): Promise<readonly JWK[]>;
};

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('a signing key is not an asymmetric key');
  return key;
}

async function generateSigningKey() {
  const { privateKey, publicKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const { d } = await exportJWK(privateKey);
  const stored = {
    kty: `${publicJwk.kty}`,
    crv: `${publicJwk.crv}`,
    x: `${publicJwk.x}`,
    y: `${publicJwk.y}`,
  };
  return {
    keyId: await calculateJwkThumbprint(publicJwk),
    algorithm: SIGNING_ALGORITHM,
    publicJwk: stored,
    privateJwk: { ...stored, d: `${d}` },
  };
}

async function toKeyRing(rows: readonly SigningKey[]): Promise<KeyRing> {
  const [current] = rows;
  if (!current || current.retiredAt) throw new Error('no signing key is in use');
  const verifiers = await Promise.all(
    rows.map(async (row) => [row.keyId, await importKey(row.publicJwk as JWK)] as const),
  );
  return {
    current: { keyId: current.keyId, privateKey: await importKey(current.privateJwk as JWK) },
    verifiers: new Map(verifiers),
    publicJwks: rows.map((row) => ({
      ...(row.publicJwk as JWK),
      kid: row.keyId,
      alg: row.algorithm,
      use: 'sig',
    })),
  };
}

/** The keys in the database: created by the first process, read by all. */
export function createSigningKeys(parts: {
  readonly database: Database;
  readonly clock: Clock;
}): SigningKeys {
  const { database, clock } = parts;
  let cached: { readonly ring: Promise<KeyRing>; readonly readAtMs: number } | null = null;

  async function read(now: Date): Promise<KeyRing> {
    const since = secondsAfter(now, -ACCESS_TOKEN_SECONDS);
    const rows = await listSigningKeys(database, SIGNING_ALGORITHM, since);
    if (rows[0] && !rows[0].retiredAt) return toKeyRing(rows);
    await insertFirstSigningKey(database, { ...(await generateSigningKey()), createdAt: now });
    return toKeyRing(await listSigningKeys(database, SIGNING_ALGORITHM, since));
  }

  function ringNotOlderThan(maxAgeSeconds: number): Promise<KeyRing> {
    const now = clock.now();
    const ageMs = cached ? Math.abs(now.getTime() - cached.readAtMs) : Number.POSITIVE_INFINITY;
    if (cached && ageMs < maxAgeSeconds * 1000) return cached.ring;
    const entry = { ring: read(now), readAtMs: now.getTime() };
    cached = entry;
    entry.ring.catch(() => {
      if (cached === entry) cached = null;
    });
    return entry.ring;
  }

  return {
    current: async () => (await ringNotOlderThan(CACHE_SECONDS)).current,
    listPublic: async () => (await ringNotOlderThan(CACHE_SECONDS)).publicJwks,
    async find(keyId) {
      const known = (await ringNotOlderThan(CACHE_SECONDS)).verifiers.get(keyId);
      return known ?? (await ringNotOlderThan(RELOAD_SECONDS)).verifiers.get(keyId) ?? null;
    },
  };
}
