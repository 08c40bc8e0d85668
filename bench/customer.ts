import { randomBytes } from 'node:crypto';
import { cookiesOf } from './shop-process.ts';

/** Cookies of a new customer, who registers as a new visitor. */
export async function registerCustomer(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/registration`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin },
    body: new URLSearchParams({
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: `dana.${randomBytes(6).toString('hex')}@example.com`,
      password: `Rent-${randomBytes(9).toString('base64url')}7!`,
    }),
  });
  if (answer.status !== 302) throw new Error(`Nobody was registered: status ${answer.status}`);
  return cookiesOf(answer);
}
