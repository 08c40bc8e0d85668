import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** An address outside of any memory: the call traps at its first read. */
const NOWHERE = -16;

/**
 * PGlite's module, whose SQL parser V8 never optimises: that takes 600 MB for a while, and is the only function of
 * PostgreSQL that takes more than 45 MB (docs/decisions/0035-memory-of-the-embedded-database.md).
 *
 * V8 decides whether a function may be optimised when it first compiles it, at its first call, and shares the result
 * among instances. So the parser is called once here, with no function but an unused one allowed, on an instance of
 * its own. When a V8 ignores the flag, only the memory is lost.
 */
export async function compileEngineModule(): Promise<WebAssembly.Module> {
  const library = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const module = await WebAssembly.compile(await readFile(join(library, 'pglite.wasm')));
  const { raw_parser: parse, strlen } = (await instantiate(module)).exports;
  if (typeof parse !== 'function' || typeof strlen !== 'function') return module;
  // The parser calls it before it traps; it may be optimised.
  strlen(0);
  // Otherwise a full collection drops the compiled parser, and it is compiled again without the filter.
  setFlagsFromString('--no-flush-liftoff-code');
  setFlagsFromString('--wasm-tier-up-filter=0');
  try {
    parse(NOWHERE, 0);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1');
  }
  return module;
}

/** An instance whose imports do nothing. */
function instantiate(module: WebAssembly.Module): Promise<WebAssembly.Instance> {
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    const memory = () => new WebAssembly.Memory({ initial: 2048, maximum: 32_768 });
    imports[from] = { ...imports[from], [name]: kind === 'memory' ? memory() : () => 0 };
  }
  return WebAssembly.instantiate(module, imports);
}
