import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { chatRoutes } from './chat.ts';
import type { SandboxServerParts } from './page.ts';

const SHOP = 'http://localhost:3000';
// The chat stores nothing.
const app = new Hono().route('/', chatRoutes({ shopOrigin: SHOP } as SandboxServerParts));

const ask = async (text: string, deployment = 'Rowan_Bot', locale = 'en-US') => {
  const response = await app.request('/chat/answers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, deployment, locale }),
  });
  const body: { messages?: { from: string; text: string }[] } = await response.json();
  return { status: response.status, from: body.messages?.[0]?.from, text: body.messages?.[0]?.text };
};

describe('the chat of the sandbox', () => {
  test.each([
    ['Where is my order?', 'bot', /Your Orders/],
    ['what are your HOURS', 'bot', /Find Your Store/],
    ['an agent please', 'agent', /this is Sam/],
    ['busy', 'notice', /other customers/],
    ['closed', 'notice', /closed now/],
    ['hello', 'bot', /demo chat/],
  ])('%s', async (text, from, answer) => {
    expect(await ask(text)).toEqual({ status: 200, from, text: expect.stringMatching(answer) });
  });

  test('a person answers for the store, in Spanish in Spanish', async () => {
    expect(await ask('¿y mi pedido?', 'Rowan_Account', 'es-US')).toEqual({
      status: 200,
      from: 'agent',
      text: expect.stringMatching(/^En Sus pedidos/),
    });
  });

  test('"lost" gets no answer; nonsense is refused', async () => {
    expect((await ask('lost')).status).toBe(503);
    expect((await ask('', 'Rowan_Bot')).status).toBe(400);
    expect((await ask('x'.repeat(501))).status).toBe(400);
    expect((await ask('hello', 'constructor')).status).toBe(400);
    expect((await ask('hello', 'Rowan_Bot', 'fr-FR')).status).toBe(400);
  });

  test('the window is for the shop’s frame only, greets in the page’s language, and an unknown deployment has none', async () => {
    const page = await app.request('/chat?deployment=Rowan_Sales&locale=es-US');
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${SHOP}`);
    expect(await page.text()).toContain('Hola, soy Sam.');
    expect((await app.request('/chat?deployment=toString')).status).toBe(404);
    expect((await app.request('/chat')).status).toBe(404);
  });
});
