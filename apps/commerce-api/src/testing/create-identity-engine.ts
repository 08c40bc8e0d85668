import { createSandboxPorts } from '../adapters/sandbox-ports.ts';
import { type SandboxServer, startSandboxServer } from '../adapters/sandbox-server/index.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { openSandboxBrowser } from './open-sandbox-browser.ts';

/** An engine with its own identity provider over HTTP; `engine.close` stops both. */
export async function createIdentityEngine(): Promise<TestApp> {
  const started: { server?: SandboxServer } = {};
  const engine = await createTestApp({
    overrides: async ({ database, clock, ids, vault, config }) => {
      const parts = { database, clock, ids, shopOrigin: config.publicUrl };
      const server = await startSandboxServer({ ...parts, port: 0 });
      started.server = server;
      return { ports: createSandboxPorts({ ...parts, vault, sandboxOrigin: server.origin }) };
    },
  });
  return {
    ...engine,
    openSandboxBrowser: () => openSandboxBrowser(),
    async close() {
      await started.server?.stop();
      await engine.close();
    },
  };
}
