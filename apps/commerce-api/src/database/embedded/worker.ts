import { closeSync, fdatasyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { errorMessage } from '../startup-error.ts';
import { syncDirectory } from './data-directory.ts';
import type { EngineReply, EngineRequest, EngineStart } from './messages.ts';
import { openEngine } from './open-engine.ts';

/** Results are passed on in blocks of this size, so that a large one isn't in memory twice. */
const REPLY_BLOCK_BYTES = 256 * 1024;

async function serve(port: MessagePort, start: EngineStart): Promise<void> {
  const reply = (message: EngineReply) => port.postMessage(message);
  const engine = await openEngine(start, () => stop(port, 'PostgreSQL gave up; is the disk full?'));
  const flushWal = start.clusterDir === null ? () => {} : createWalFlush(start.clusterDir);
  let session = -1;
  let work = Promise.resolve();

  const runWire = async (connection: number, bytes: Uint8Array) => {
    if (connection !== session) await resetSession(engine);
    session = connection;
    await exchange(engine, bytes, (answer) => reply({ kind: 'wire', connection, bytes: answer }));
    reply({ kind: 'answered' });
  };
  const run = async (message: EngineRequest) => {
    if (message.kind === 'wire') return runWire(message.connection, message.bytes);
    if (message.kind === 'flush') flushWal();
    if (message.kind === 'dump') await dumpTo(engine, message.path ?? '');
    if (message.kind === 'close') await engine.close();
    reply({ kind: 'done', request: message.request, error: null });
    if (message.kind === 'close') port.close();
  };
  const fail = (message: EngineRequest, error: unknown) => {
    if (message.kind === 'wire') stop(port, errorMessage(error));
    reply({ kind: 'done', request: message.request, error: errorMessage(error) });
  };
  port.on('message', (message: EngineRequest) => {
    work = work.then(() => run(message)).catch((error: unknown) => fail(message, error));
  });
  reply({ kind: 'ready' });
}

/** PostgreSQL has a session per connection, PGlite has one in total: it is reset for each new connection. */
async function resetSession(engine: PGlite): Promise<void> {
  if (engine.isInTransaction()) await engine.exec('ROLLBACK');
  await engine.exec('DISCARD ALL');
}

async function exchange(
  engine: PGlite,
  request: Uint8Array,
  send: (bytes: Uint8Array) => void,
): Promise<void> {
  let block: Uint8Array[] = [];
  let blockBytes = 0;
  const sendBlock = () => {
    if (blockBytes > 0) send(Buffer.concat(block));
    block = [];
    blockBytes = 0;
  };
  await engine.execProtocolRawStream(request, {
    onRawData: (bytes) => {
      block.push(bytes.slice());
      blockBytes += bytes.length;
      if (blockBytes >= REPLY_BLOCK_BYTES) sendBlock();
    },
  });
  sendBlock();
}

async function dumpTo(engine: PGlite, path: string): Promise<void> {
  const dump = await engine.dumpDataDir('none');
  await writeFile(path, dump.stream(), { mode: 0o600 });
}

/** Ends this thread: after a failure the state in memory is undefined, the files are intact. */
function stop(port: MessagePort, reason: string): never {
  port.postMessage({ kind: 'failed', message: reason } satisfies EngineReply);
  process.exit(1);
}

if (parentPort) {
  const port = parentPort;
  serve(port, workerData as EngineStart).catch((error: unknown) => stop(port, errorMessage(error)));
}

const SEGMENT_NAME = /^[0-9A-F]{24}$/;
/** File times are coarse (a kernel tick). */
const TIME_MARGIN_MS = 1_000;

/** Returns a function that syncs to disk what was written to the write-ahead log since its last call. */
export function createWalFlush(clusterDir: string): () => void {
  const walDir = join(clusterDir, 'pg_wal');
  let flushedAt = 0;
  let knownSegments = '';
  return () => {
    const startedAt = Date.now();
    const segments = readdirSync(walDir).filter((name) => SEGMENT_NAME.test(name));
    for (const name of segments) flushIfChanged(join(walDir, name), flushedAt - TIME_MARGIN_MS);
    if (segments.join() !== knownSegments) syncDirectory(walDir);
    knownSegments = segments.join();
    flushedAt = startedAt;
  };
}

function flushIfChanged(path: string, sinceMs: number): void {
  if (statSync(path).mtimeMs < sinceMs) return;
  const descriptor = openSync(path, 'r+');
  try {
    fdatasyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
