import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongSetting } from './env.ts';

const FILE_NAME = 'session-secret';
const SECRET_BYTES = 32;

/**
 * The secret in DATA_DIR, created on the first start and readable by its owner only.
 * @throws WrongSetting naming DATA_DIR when the directory can't be used
 */
export async function loadSessionSecret(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const file = join(dataDir, FILE_NAME);
    return (await readSecret(file)) ?? (await createSecret(file));
  } catch (error) {
    throw new WrongSetting(
      `The data directory ${dataDir} cannot be used (${codeOf(error)}): give this user write access or set DATA_DIR to another directory.`,
      { cause: error },
    );
  }
}

async function readSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The file appears with its content or not at all; of several processes that create one, the first wins. */
async function createSecret(file: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(secret);
    await handle.sync();
    await link(draft, file);
    return secret;
  } catch (error) {
    const existing = codeOf(error) === 'EEXIST' ? await readSecret(file) : null;
    if (existing === null) throw error;
    return existing;
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
