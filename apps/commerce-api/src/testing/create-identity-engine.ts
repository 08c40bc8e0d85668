import {
  type SandboxIdentityProvider,
  sandboxIdentityProvider,
} from '../adapters/identity-provider/sandbox.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';

export type { Forgery, SandboxLogin } from '../adapters/identity-provider/sandbox.ts';

/** An engine, and its identity provider with what a person does there. */
export async function createIdentityEngine(): Promise<{
  readonly engine: TestApp;
  readonly provider: SandboxIdentityProvider;
}> {
  const made: { provider?: SandboxIdentityProvider } = {};
  const engine = await createTestApp({
    overrides: ({ ids, clock, ports }) => {
      const provider = sandboxIdentityProvider({ ids, clock, origin: 'http://localhost:3001' });
      made.provider = provider;
      return { ports: { ...ports, identityProvider: provider } };
    },
  });
  if (!made.provider) throw new Error('the engine was made without its identity provider');
  return { engine, provider: made.provider };
}
