/** Bytes of an AES-256 key. */
const KEY_BYTES = 32;

/** Key encryption keys by id; the current one encrypts, all decrypt. */
export type Keyring = {
  readonly currentKeyId: string;
  /** @throws RangeError when no such key is configured. */
  getKey(keyId: string): Buffer;
};

/**
 * @param entries newest first: the first encrypts, the others decrypt until everything is re-wrapped
 * @throws RangeError on an empty list, a repeated id or a key of other than 32 bytes
 */
export function createKeyring(entries: readonly { readonly id: string; readonly key: Buffer }[]): Keyring {
  const [current] = entries;
  if (!current) throw new RangeError('A keyring needs at least one key');
  const keys = new Map<string, Buffer>();
  for (const { id, key } of entries) {
    if (key.byteLength !== KEY_BYTES) throw new RangeError(`Key "${id}" must have ${KEY_BYTES} bytes`);
    if (keys.has(id)) throw new RangeError(`Key id "${id}" is given twice`);
    keys.set(id, key);
  }
  return {
    currentKeyId: current.id,
    getKey(keyId) {
      const key = keys.get(keyId);
      if (!key) throw new RangeError(`No key "${keyId}" in the keyring`);
      return key;
    },
  };
}

/** Reads `id:base64,id:base64`, newest first (the setting SENSITIVE_KEYS). */
export function parseKeyring(text: string): Keyring {
  return createKeyring(
    text.split(',').map((entry) => {
      const separator = entry.indexOf(':');
      return { id: entry.slice(0, separator), key: Buffer.from(entry.slice(separator + 1), 'base64') };
    }),
  );
}
