import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findStaleBuild } from './find-stale-build.ts';

const root = mkdtempSync(join(tmpdir(), 'ownpath-build-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, atSeconds: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  utimesSync(join(root, path), atSeconds, atSeconds);
}

test('a build is stale when missing or older than a source, generated files aside', () => {
  write('apps/storefront/app/root.tsx', 100);
  expect(findStaleBuild(root)).toBe('there is no build yet');

  write('apps/storefront/build/server/main.js', 200);
  write('apps/storefront/translations/compiled/en-US.json', 300);
  expect(findStaleBuild(root)).toBeNull();

  for (const source of ['packages/domain/src/money/cents.ts', 'apps/commerce-api/src/config.ts']) {
    write(source, 300);
    expect(findStaleBuild(root)).toBe(`${source} is newer than the build`);
    write(source, 100);
  }
});
