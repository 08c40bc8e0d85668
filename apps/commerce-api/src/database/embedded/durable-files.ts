import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncDirectory } from './data-directory.ts';

type OpenFile = { nfd?: number; node: { mode: number } };
type NodeFileSystem = {
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, attributes: { mode?: number }): void;
  };
  stream_ops: { fsync?(file: OpenFile): number };
  realPath(node: unknown): string;
};
type EngineOptions = Parameters<NodeFS['init']>[1];

const FILE_TYPE_MASK = 0o170000;
const DIRECTORY_TYPE = 0o040000;
const GROUP_AND_OTHERS = 0o077;
/** EIO in the numbering of WASI. */
const INPUT_OUTPUT_ERROR = 29;

/**
 * The files of an embedded database, with what PGlite leaves out: `fsync` reaches the disk (PGlite's file system
 * has none, so that PostgreSQL's own fsync does nothing), new files are readable by their owner only, and a panic of
 * PostgreSQL is reported.
 *
 * The operations of Emscripten's file system (`node_ops`, `stream_ops`) are no API of PGlite. Nothing public syncs a
 * file; `durable-files.test.ts` fails when a new version changes them. Not needed any more once PGlite's NodeFS has an
 * `fsync`.
 */
export class DurableFiles extends NodeFS {
  readonly #onPanic: () => void;
  readonly #onSync: (path: string) => void;

  /**
   * @param onPanic PostgreSQL panicked (its log cannot be written): its memory must not be used again
   * @param onSync a file or directory is on disk as it stands now
   */
  constructor(clusterDir: string, onPanic: () => void, onSync: (path: string) => void = () => {}) {
    super(clusterDir);
    this.#onPanic = onPanic;
    this.#onSync = onSync;
  }

  override async init(database: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const install = (module: { NODEFS: unknown }) => {
      const files = module.NODEFS as NodeFileSystem;
      keepPrivate(files);
      files.stream_ops.fsync = (file) => this.#sync(files, file);
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), install];
    const onAbort = () => this.#onPanic();
    return { emscriptenOpts: { ...emscriptenOpts, onAbort, preRun } };
  }

  #sync(files: NodeFileSystem, file: OpenFile): number {
    try {
      const path = files.realPath(file.node);
      if ((file.node.mode & FILE_TYPE_MASK) === DIRECTORY_TYPE) syncDirectory(path);
      else if (file.nfd !== undefined) fdatasyncSync(file.nfd);
      this.#onSync(path);
      return 0;
    } catch {
      return INPUT_OUTPUT_ERROR;
    }
  }
}

/** PGlite creates files with mode 666, and a thread has no umask of its own. */
function keepPrivate({ node_ops: operations }: NodeFileSystem): void {
  const { mknod: makeNode, setattr: setAttributes } = operations;
  operations.mknod = (parent, name, mode, device) => makeNode(parent, name, mode & ~GROUP_AND_OTHERS, device);
  operations.setattr = (node, attributes) => {
    const { mode } = attributes;
    setAttributes(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~GROUP_AND_OTHERS });
  };
}
