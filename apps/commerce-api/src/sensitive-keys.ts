import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from './database/embedded/data-directory.ts';
import { errorCode, StartupError } from './database/startup-error.ts';
import type { Env } from './env.ts';
import { type Keyring, parseKeyring } from './sensitive-vault/index.ts';

const FILE_NAME = 'sensitive.key';
const KEY_BYTES = 32;

/** @throws StartupError when several processes could each create a key */
export function requireSharedKeys(env: Env): void {
  if (env.SENSITIVE_KEYS || !env.DATABASE_URL) return;
  throw new StartupError(
    'Set SENSITIVE_KEYS when DATABASE_URL is set, so that every process encrypts alike.',
  );
}

/**
 * Keys that encrypt SSN, birth dates and bank data: from the setting, or from a file that is created once in the data
 * directory, which this process must own.
 */
export async function loadSensitiveKeys(env: Env): Promise<Keyring> {
  if (env.SENSITIVE_KEYS) return parseKeyring(env.SENSITIVE_KEYS);
  const file = path.join(path.resolve(env.DATA_DIR), FILE_NAME);
  try {
    return parseKeyring(await readFile(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const text = `demo:${randomBytes(KEY_BYTES).toString('base64')}`;
  await writeWhole(file, text);
  return parseKeyring(text);
}

/** Written atomically: data encrypted with a lost key is unreadable. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.new`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  syncDirectory(path.dirname(file));
}
