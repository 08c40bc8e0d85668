import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Keyring } from './keyring.ts';

const KEY_BYTES = 32;

const derivedKeys = new WeakMap<Keyring, Map<string, KeyObject>>();

/** A key for signing only, derived once, so that signatures reveal nothing about the encryption key. */
function signingKeyOf(keyring: Keyring, keyId: string, purpose: string): KeyObject {
  const key = keyring.getKey(keyId);
  const derived = derivedKeys.get(keyring) ?? new Map<string, KeyObject>();
  derivedKeys.set(keyring, derived);
  const name = JSON.stringify([keyId, purpose]);
  const known =
    derived.get(name) ??
    createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `sign ${purpose}`, KEY_BYTES)));
  derived.set(name, known);
  return known;
}

function macOf(keyring: Keyring, keyId: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', signingKeyOf(keyring, keyId, purpose))
    .update(text)
    .digest();
}

/** A text that clients can read and return, but not create. */
export function signText(keyring: Keyring, purpose: string, text: string): string {
  const { currentKeyId } = keyring;
  const parts = [currentKeyId, text].map((part) => Buffer.from(part, 'utf8').toString('base64url'));
  return [...parts, macOf(keyring, currentKeyId, purpose, text).toString('base64url')].join('.');
}

/** The text of a token by `signText` for this purpose; null for any other. */
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
