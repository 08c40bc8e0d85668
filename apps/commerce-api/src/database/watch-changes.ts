import pg from 'pg';
import { type ChangeLog, type Changes, createChangeLog } from './change-log.ts';
import type { Database, DatabaseLogger } from './connect.ts';

/** Where triggers announce committed changes (migration 0060). */
const CHANNEL = 'shop_keys';
const APPLICATION_NAME = 'shop_changes';
/** How often PostgreSQL is asked for a sign of life, and how long one counts. */
const SIGN_EVERY_MS = 5_000;
const SIGN_LASTS_MS = 12_000;
const RECONNECT_AFTER_MS = 1_000;
const ANSWER_LIMIT_MS = 2_000;
/** How long an answer counts, from the question on: asking costs as much as sending a page. */
export const ANSWER_COUNTS_MS = 10;

export type ChangeWatch = {
  /**
   * With every change that was committed before the call through this database handle, and those of others that have arrived:
   * all of more than `ANSWER_COUNTS_MS` before it. Null while changes may go unheard, as behind a pooler of transactions or
   * without a connection.
   */
  read(): Changes | null | Promise<Changes | null>;
  stop(): Promise<void>;
};

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Hears of changes as soon as they are committed, by whatever process. */
export async function watchChanges(
  database: Database,
  logger?: DatabaseLogger,
  now: () => number = () => performance.now(),
): Promise<ChangeWatch> {
  const { note, noteAll, read: current } = createChangeLog();
  const { connection, client: pool } = database;
  if (connection.kind === 'pglite') return watchEmbedded(pool, { note, noteAll, read: current });

  let heardAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  let listener: pg.Client | null = null;
  let reconnect: NodeJS.Timeout | undefined;

  const isHeard = () => performance.now() - heardAt < SIGN_LASTS_MS;
  const hear = ({ payload }: pg.Notification) => {
    // Some may have been missed since the last sign.
    if (!isHeard()) noteAll();
    heardAt = performance.now();
    note(payload);
  };
  // Sent by another connection: behind a pooler of transactions it is heard of as little as the changes.
  const askForSign = () => pool.query(`SELECT pg_notify('${CHANNEL}', 'sign')`).catch(() => {});

  async function connect(): Promise<void> {
    const client = new pg.Client({
      ...pool.options,
      pipeline: false,
      query_timeout: ANSWER_LIMIT_MS,
      application_name: APPLICATION_NAME,
    });
    listener = client;
    client.on('notification', hear);
    client.on('error', () => {});
    client.on('end', () => {
      heardAt = Number.NEGATIVE_INFINITY;
      if (isStopped) return;
      logger?.warn({}, 'changes in the database are not announced: connecting again');
      reconnect = setTimeout(() => void connect(), RECONNECT_AFTER_MS).unref();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      await askForSign();
    } catch {
      await client.end().catch(() => {});
    }
  }
  await connect();

  /** Statements of this process that have ended: any may have been a change. */
  let ended = 0;
  pool.on('release', () => {
    ended += 1;
  });
  let answer = { countsUntilMs: Number.NEGATIVE_INFINITY, ended };
  const doesAnswerCount = () => now() < answer.countsUntilMs && ended === answer.ended;

  let asked: Promise<unknown> = Promise.resolve();
  let next: Promise<Changes | null> | null = null;

  /**
   * Before a session says that it is ready again, it delivers what was committed before the question: an empty statement is
   * enough of one.
   */
  async function ask(): Promise<Changes | null> {
    const question = { countsUntilMs: now() + ANSWER_COUNTS_MS, ended };
    try {
      await listener?.query('');
      answer = question;
      return listener && isHeard() ? current() : null;
    } catch {
      return null;
    }
  }

  /** All who ask in a turn of the event loop, or while a question is open, share the next. */
  function read(): Promise<Changes | null> {
    next ??= asked.then(nextTurn).then(() => {
      next = null;
      if (isHeard() && doesAnswerCount()) return current();
      const answered = ask();
      asked = answered;
      return answered;
    });
    return next;
  }
  const signs = setInterval(() => void askForSign(), SIGN_EVERY_MS).unref();

  return {
    read() {
      if (!isHeard()) return null;
      return doesAnswerCount() ? current() : read();
    },
    async stop() {
      isStopped = true;
      clearInterval(signs);
      clearTimeout(reconnect);
      await listener?.end().catch(() => {});
    },
  };
}

/** The embedded database has one connection, which hears of its own changes. */
async function watchEmbedded(pool: pg.Pool, { note, noteAll, read }: ChangeLog): Promise<ChangeWatch> {
  let isListening = false;
  const known = new WeakSet<pg.PoolClient>();
  const listenOn = async (client: pg.PoolClient) => {
    if (known.has(client)) return;
    known.add(client);
    client.on('notification', ({ payload }) => note(payload));
    client.on('end', () => {
      isListening = false;
    });
    await client.query(`LISTEN ${CHANNEL}`);
    noteAll();
    isListening = true;
  };
  pool.on('connect', (client) => void listenOn(client).catch(() => {}));
  const client = await pool.connect();
  try {
    await listenOn(client);
  } finally {
    client.release();
  }
  return { read: () => (isListening ? read() : null), stop: async () => {} };
}
