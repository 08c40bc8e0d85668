import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from './database/startup-error.ts';
import type { Env } from './env.ts';
import { type Keyring, parseKeyring } from './sensitive-vault/index.ts';

const FILE_NAME = 'sensitive.key';
const KEY_BYTES = 32;

/**
 * Keys that encrypt SSN, birth dates and bank data: the setting, or in demo mode a file that is made once.
 * @throws StartupError when several processes could each make a key of their own
 */
export async function loadSensitiveKeys(env: Env): Promise<Keyring> {
  if (env.SENSITIVE_KEYS) return parseKeyring(env.SENSITIVE_KEYS);
  if (env.DATABASE_URL) {
    throw new StartupError(
      'Set SENSITIVE_KEYS when DATABASE_URL is set, so that every process encrypts alike.',
    );
  }
  const file = path.join(path.resolve(env.DATA_DIR), FILE_NAME);
  try {
    return parseKeyring(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const text = `demo:${randomBytes(KEY_BYTES).toString('base64')}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  return parseKeyring(text);
}
