import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

type Scope = { isOpen: boolean };
type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/** A programming error: the plain handle was used inside a transaction. */
export class TransactionMisuseError extends Error {
  override readonly name = 'TransactionMisuseError';
}

/**
 * A pool that refuses to hand out a second connection to code inside an open transaction. The embedded database
 * has one connection, so such code would deadlock; on PostgreSQL it would see other data.
 */
export class GuardedPool extends pg.Pool {
  readonly #scope = new AsyncLocalStorage<Scope>();

  /** @param onLost receives the errors of connections that the server closed; the pool replaces them */
  constructor(config: pg.PoolConfig, onLost: (error: Error) => void) {
    super(config);
    // Without listeners a server that restarts would end this process: the pool reports idle connections, a
    // connection inside a transaction reports itself.
    this.on('error', onLost);
    this.on('connect', (client) => client.on('error', () => {}));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (this.isInTransaction) {
      throw new TransactionMisuseError(
        'The database handle was used inside an open transaction: use the transaction that the callback receives.',
      );
    }
    if (!callback) return super.connect();
    super.connect(callback);
    return undefined;
  }

  /** Whether the calling code runs inside an open transaction. */
  get isInTransaction(): boolean {
    return this.#scope.getStore()?.isOpen ?? false;
  }

  /** Marks `work` as running inside a transaction until it settles. */
  async guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    const scope: Scope = { isOpen: true };
    try {
      return await this.#scope.run(scope, work);
    } finally {
      scope.isOpen = false;
    }
  }
}
