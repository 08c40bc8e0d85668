import { findFreePort } from '../../scripts/project/free-port.ts';
import { createDataDir, removeDataDir } from './data-directory.ts';
import { type programs, type ServerExit, startServerProcess } from './server-process.ts';
import { expect } from './test.ts';

const PATIENCE_MS = 75_000;

/** Starts a server that is expected to exit, by default on free ports and an empty directory. */
export async function startAndWait(
  program: keyof typeof programs,
  settings: Readonly<Record<string, string>>,
): Promise<ServerExit> {
  const dataDir = createDataDir();
  const server = startServerProcess(program, {
    PORT: String(await findFreePort()),
    SANDBOX_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    ...settings,
  });
  const patience = setTimeout(() => void server.end('SIGKILL'), PATIENCE_MS);
  try {
    return await server.exit;
  } finally {
    clearTimeout(patience);
    removeDataDir(dataDir);
  }
}

/** The error message: the output without the progress lines before it. */
function complaintOf(output: string): string {
  return output
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith('…'))
    .join('\n');
}

/** The process exited with 1 and one actionable line. */
export function expectOneSentence(exit: ServerExit, sentence: string | RegExp): void {
  const complaint = complaintOf(exit.output);
  expect(complaint).toMatch(sentence);
  expect(complaint.split('\n'), 'one line, no stack trace').toHaveLength(1);
  expect(exit).toMatchObject({ code: 1, signal: null });
}
