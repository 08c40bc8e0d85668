import { createSandboxApp } from '../adapters/sandbox-server/index.ts';
import type { TestApp } from './create-test-app.ts';

const ORIGIN = 'http://localhost:3001';

/** The page on which a store's people report visits; `path` below its address. */
export function openStoreDesk({ deps }: TestApp, path = ''): Promise<Response> {
  const { fileStore } = deps.ports;
  const desk = createSandboxApp({ ...deps, fileStore, shopOrigin: 'http://localhost:3000', origin: ORIGIN });
  return Promise.resolve(desk.request(`${ORIGIN}/store-desk${path}`));
}
