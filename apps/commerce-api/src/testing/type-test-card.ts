import { createSandboxToken } from '../adapters/payment-gateway/sandbox-tokens.ts';
import type { TestApp } from './create-test-app.ts';

/** What the gateway's fields answer for a Visa card that ends in 1111 and expires in 12/29. */
export async function typeTestCard(engine: TestApp): Promise<{ readonly token: string }> {
  const { database, clock, ids } = engine.deps;
  const typed = {
    number: '4111 1111 1111 1111',
    expiry: '12/29',
    securityCode: '123',
    nameOnCard: 'Ana Ruiz',
  };
  const made = await createSandboxToken({ database, clock, ids }, typed);
  if (!('token' in made)) throw new Error(`the card was not taken: ${made.wrongFields.join(', ')}`);
  return made.token;
}
