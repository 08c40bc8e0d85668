import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** The size that GCM is specified for (NIST SP 800-38D). */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A value encrypted with its own data key, which is wrapped by a key of the keyring; all parts base64. */
export type Envelope = {
  readonly keyId: string;
  readonly wrappedKey: string;
  readonly iv: string;
  readonly ciphertext: string;
  readonly authTag: string;
};

/** Additional data of the ciphertext: its row and purpose. */
export type EnvelopeContext = { readonly id: string; readonly kind: string };

/** The envelope is damaged, was moved to another row, or its key is missing. Never contains the value. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
}

type Sealed = { iv: Buffer; ciphertext: Buffer; authTag: Buffer };

function encrypt(key: Buffer, plain: Buffer, context: Buffer): Sealed {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(context);
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { iv, ciphertext, authTag: cipher.getAuthTag() };
}

function decrypt(key: Buffer, { iv, ciphertext, authTag }: Sealed, context: Buffer): Buffer {
  if (iv.byteLength !== IV_BYTES || authTag.byteLength !== TAG_BYTES)
    throw new EnvelopeError('damaged envelope');
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(context)
    .setAuthTag(authTag);
  try {
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
  } catch {
    throw new EnvelopeError('the envelope is damaged or belongs to another row');
  }
}

const contextOf = ({ id, kind }: EnvelopeContext) => Buffer.from(`${kind}\n${id}`, 'utf8');
const base64 = (bytes: Buffer) => bytes.toString('base64');
const fromBase64 = (text: string) => Buffer.from(text, 'base64');

function wrap(keyring: Keyring, dataKey: Buffer, context: Buffer): { keyId: string; wrappedKey: string } {
  const { iv, authTag, ciphertext } = encrypt(keyring.getKey(keyring.currentKeyId), dataKey, context);
  return { keyId: keyring.currentKeyId, wrappedKey: base64(Buffer.concat([iv, authTag, ciphertext])) };
}

function unwrap(keyring: Keyring, envelope: Envelope, context: Buffer): Buffer {
  const bytes = fromBase64(envelope.wrappedKey);
  return decrypt(
    keyring.getKey(envelope.keyId),
    {
      iv: bytes.subarray(0, IV_BYTES),
      authTag: bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
      ciphertext: bytes.subarray(IV_BYTES + TAG_BYTES),
    },
    context,
  );
}

export function sealEnvelope(keyring: Keyring, plaintext: string, context: EnvelopeContext): Envelope {
  const bound = contextOf(context);
  const dataKey = randomBytes(KEY_BYTES);
  const { iv, ciphertext, authTag } = encrypt(dataKey, Buffer.from(plaintext, 'utf8'), bound);
  const wrapped = wrap(keyring, dataKey, bound);
  dataKey.fill(0);
  return { ...wrapped, iv: base64(iv), ciphertext: base64(ciphertext), authTag: base64(authTag) };
}

/** @throws EnvelopeError when anything of it was changed or the context is not the one it was sealed with. */
export function openEnvelope(keyring: Keyring, envelope: Envelope, context: EnvelopeContext): string {
  const bound = contextOf(context);
  const dataKey = unwrap(keyring, envelope, bound);
  const sealed = {
    iv: fromBase64(envelope.iv),
    ciphertext: fromBase64(envelope.ciphertext),
    authTag: fromBase64(envelope.authTag),
  };
  return decrypt(dataKey, sealed, bound).toString('utf8');
}

/** The same value under the keyring's current key; only the data key is encrypted again. */
export function rewrapEnvelope(
  keyring: Keyring,
  envelope: Envelope,
  context: EnvelopeContext,
): Pick<Envelope, 'keyId' | 'wrappedKey'> {
  const bound = contextOf(context);
  return wrap(keyring, unwrap(keyring, envelope, bound), bound);
}
