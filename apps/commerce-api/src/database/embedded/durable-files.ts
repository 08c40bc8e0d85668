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

/**
 * The files of an embedded database, with what PGlite leaves out: `fsync` reaches the disk (PGlite's file system
 * has none, so that PostgreSQL's own fsync does nothing), and only the owner can read what is made.
 */
export class DurableFiles extends NodeFS {
  /** How often PostgreSQL's fsync has reached the disk. */
  syncCount = 0;

  override async init(database: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const install = (module: { NODEFS: unknown }) =>
      makeDurable(module.NODEFS as NodeFileSystem, () => {
        this.syncCount += 1;
      });
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }
}

function makeDurable(files: NodeFileSystem, onSync: () => void): void {
  const makeNode = files.node_ops.mknod;
  files.node_ops.mknod = (parent, name, mode, device) =>
    makeNode(parent, name, mode & ~GROUP_AND_OTHERS, device);
  const setAttributes = files.node_ops.setattr;
  files.node_ops.setattr = (node, attributes) =>
    setAttributes(
      node,
      attributes.mode === undefined
        ? attributes
        : { ...attributes, mode: attributes.mode & ~GROUP_AND_OTHERS },
    );
  files.stream_ops.fsync = (file) => {
    if ((file.node.mode & FILE_TYPE_MASK) === DIRECTORY_TYPE) syncDirectory(files.realPath(file.node));
    else if (file.nfd !== undefined) fdatasyncSync(file.nfd);
    onSync();
    return 0;
  };
}
