/** The start parameters of the embedded database's thread. */
export type EngineStart = {
  /** Directory of the cluster; null keeps everything in memory. */
  readonly clusterDir: string | null;
  /** A dumped data directory (tar) that an empty database starts from. */
  readonly snapshotPath: string | null;
  readonly statementLimitMs: number;
  /** PGlite's module, which the databases of a process share; without it the thread compiles its own. */
  readonly module?: WebAssembly.Module;
};

/** To the thread: wire-protocol bytes of one connection, or a request that is answered by its number. */
export type EngineRequest =
  | { readonly kind: 'wire'; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: 'flush' | 'dump' | 'close'; readonly request: number; readonly path?: string };

export type EngineReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'wire'; readonly connection: number; readonly bytes: Uint8Array }
  /** One wire request has been processed. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'done'; readonly request: number; readonly error: string | null };
