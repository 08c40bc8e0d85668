import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the build: the shop's pages, its server and the engine. */
const SOURCES = [
  'apps/commerce-api/src',
  'apps/storefront/app',
  'apps/storefront/public',
  'apps/storefront/server',
  'apps/storefront/translations',
  'apps/storefront/package.json',
  'apps/storefront/react-router.config.ts',
  'apps/storefront/vite.config.ts',
  'packages/client-address',
  'packages/contracts/src',
  'packages/demo-data/src',
  'packages/demo-pictures/index.ts',
  'packages/domain/src',
  'packages/http-server',
  'package-lock.json',
];
/** What the build writes last of what a start needs. */
export const SERVER = 'apps/storefront/build/server/main.js';

/** Why the build can't be used: it is missing, or older than a source. Null when it can. */
export function findStaleBuild(root: string): string | null {
  const build = join(root, SERVER);
  if (!existsSync(build)) return 'there is no build yet';
  const builtAtMs = statSync(build).mtimeMs;
  const newer = SOURCES.flatMap((source) => listFiles(root, source)).find(
    (file) => statSync(join(root, file)).mtimeMs > builtAtMs,
  );
  return newer === undefined ? null : `${newer} is newer than the build`;
}

function listFiles(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'compiled')
    .flatMap(({ name }) => listFiles(root, join(source, name)));
}
