import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Keyring } from './keyring.ts';

const KEY_BYTES = 32;

/** A key for signing alone, so that a signature tells nothing of the key that encrypts. */
function macOf(keyring: Keyring, keyId: string, purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', keyring.getKey(keyId), '', `sign ${purpose}`, KEY_BYTES));
  return createHmac('sha256', key).update(text).digest();
}

/** A text that clients hand back unchanged: readable, but not to be made by them. */
export function signText(keyring: Keyring, purpose: string, text: string): string {
  const { currentKeyId } = keyring;
  const parts = [currentKeyId, text].map((part) => Buffer.from(part, 'utf8').toString('base64url'));
  return [...parts, macOf(keyring, currentKeyId, purpose, text).toString('base64url')].join('.');
}

/** The text of a token that `signText` made for this purpose; null for any other. */
export function readSignedText(keyring: Keyring, purpose: string, token: string): string | null {
  const [keyId, text, mac, ...rest] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!keyId || !text || !mac || rest.length > 0) return null;
  let expected: Buffer;
  try {
    expected = macOf(keyring, keyId.toString('utf8'), purpose, text.toString('utf8'));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  const isOurs = mac.byteLength === expected.byteLength && timingSafeEqual(mac, expected);
  return isOurs ? text.toString('utf8') : null;
}
