import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SessionKey = { readonly key: Buffer };

/** Derives the cookie key from SESSION_SECRET, so that the secret can serve other purposes beside it. */
export function deriveSessionKey(secret: string): SessionKey {
  return { key: Buffer.from(hkdfSync('sha256', secret, '', 'ownpath session cookie v1', 32)) };
}

/** AES-256-GCM with a fresh IV; the cookie's name is authenticated with it. */
export function seal(value: unknown, name: string, { key }: SessionKey): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(name));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** The sealed value, or null when it was made with another key, for another name, or touched since. */
export function unseal(sealed: string, name: string, { key }: SessionKey): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}
