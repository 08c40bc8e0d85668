import { expect, test } from 'vitest';
import { completeLockfile } from './check-lockfile.ts';

const parent = (...names: string[]) => ({
  version: '2.0.0',
  dev: true,
  optionalDependencies: Object.fromEntries(names.map((name) => [name, '2.0.0'])),
});

test('builds for other systems are added where the lockfile lacks them', () => {
  const names = [
    '@x/cli-darwin-arm64',
    '@x/cli-linux-x64-musl',
    '@x/cli-linux-arm-gnueabihf',
    '@x/cli-wasm32-wasi',
  ];
  const { lockfile, added } = completeLockfile({ packages: { 'node_modules/x': parent(...names) } });
  expect(added).toHaveLength(4);
  expect(lockfile.packages).toMatchObject({
    'node_modules/@x/cli-darwin-arm64': {
      version: '2.0.0',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    },
    'node_modules/@x/cli-linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/@x/cli-linux-arm-gnueabihf': { os: ['linux'], cpu: ['arm'] },
    'node_modules/@x/cli-wasm32-wasi': { cpu: ['wasm32'] },
  });
  expect(completeLockfile(lockfile).added).toEqual([]);
});

test('what is locked, at the top or nested, and what is no build for a system stay as they are', () => {
  const packages = {
    'node_modules/x': parent('@x/cli-linux-x64', '@x/cli-win32-x64', 'fsevents'),
    'node_modules/@x/cli-linux-x64': { version: '2.0.0' },
    'node_modules/x/node_modules/@x/cli-win32-x64': { version: '2.0.0' },
  };
  expect(completeLockfile({ packages }).added).toEqual([]);
});
