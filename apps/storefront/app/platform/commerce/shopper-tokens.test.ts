import { expect, test } from 'vitest';
import { deriveSessionKey, readSession, type ShopperTokens } from '../session/session.server.ts';
import type { ShopperLogin } from './shopper-login.server.ts';
import { replaceRefused, sharedGuest, visitorTokens } from './shopper-tokens.server.ts';

const HOUR_MS = 3_600_000;
const key = deriveSessionKey('a secret of more than thirty-two characters');
const newSession = () => readSession(new Request('http://shop.test/'), key, false);

function tokensNamed(name: string, livesMs: number): ShopperTokens {
  return {
    accessToken: name,
    accessExpiresAtMs: Date.now() + livesMs,
    refreshToken: `refresh-${name}`,
    refreshExpiresAtMs: Date.now() + HOUR_MS,
    usid: 'usid',
    customerId: 'customer',
    isRegistered: false,
  };
}

/** A login service that counts calls. Each refresh token works once, as in production. */
function countingLogin() {
  const spent = new Set<string>();
  const counts = { guests: 0, refreshes: 0 };
  const login: ShopperLogin = {
    async loginGuest() {
      counts.guests += 1;
      return tokensNamed(`guest-${counts.guests}`, HOUR_MS);
    },
    continueInNewSession: async () => null,
    async refresh(tokens) {
      counts.refreshes += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (spent.has(tokens.refreshToken)) return null;
      spent.add(tokens.refreshToken);
      return tokensNamed('renewed', HOUR_MS);
    },
  };
  return { login, counts };
}

test('parallel calls of a first visit create one guest', async () => {
  const { login, counts } = countingLogin();
  const session = newSession();
  const used = await Promise.all([1, 2, 3].map(() => visitorTokens(login, session)));
  expect(new Set(used).size).toBe(1);
  expect(counts.guests).toBe(1);
});

test('requests with the same old token share one refresh and keep the guest', async () => {
  const { login, counts } = countingLogin();
  const old = tokensNamed('old-shared', -1);
  const sessions = [newSession(), newSession(), newSession()];
  for (const session of sessions) session.update({ tokens: old });
  const used = await Promise.all(sessions.map((session) => visitorTokens(login, session)));
  expect(used).toEqual(['renewed', 'renewed', 'renewed']);
  expect(counts).toEqual({ guests: 0, refreshes: 1 });
});

test('a rejected refresh token starts a new guest', async () => {
  const { login, counts } = countingLogin();
  const gone: ShopperLogin = { ...login, refresh: async () => null };
  const session = newSession();
  session.update({ tokens: tokensNamed('old-gone', -1) });
  expect(await visitorTokens(gone, session)).toBe('guest-1');
  expect(counts.guests).toBe(1);
  expect(session.read().tokens?.accessToken).toBe('guest-1');
});

test('a token rejected before its expiry is renewed once for all calls that used it', async () => {
  const { login, counts } = countingLogin();
  const session = newSession();
  session.update({ tokens: { ...tokensNamed('ended-early', HOUR_MS), isRegistered: true } });
  expect(await replaceRefused(login, session, 'ended-early')).toBe('renewed');
  // A call that was sent with the old token and returns later.
  expect(await replaceRefused(login, session, 'ended-early')).toBe('renewed');
  expect(counts).toEqual({ guests: 0, refreshes: 1 });
});

test('a visitor whose session has ended becomes a guest', async () => {
  const { login } = countingLogin();
  const ended: ShopperLogin = { ...login, refresh: async () => null };
  const session = newSession();
  session.update({ tokens: { ...tokensNamed('ended-for-good', HOUR_MS), isRegistered: true } });
  expect(await replaceRefused(ended, session, 'ended-for-good')).toBe('guest-1');
  expect(session.read().tokens?.isRegistered).toBe(false);
});

test('the shop’s own guest is replaced once when the API rejects its token', async () => {
  const { login, counts } = countingLogin();
  const first = await sharedGuest(login, 'site-a');
  const calls = [1, 2, 3].map(() => sharedGuest(login, 'site-a', first));
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['guest-2']));
  // A call that was sent with the old token and returns later.
  expect(await sharedGuest(login, 'site-a', first)).toBe('guest-2');
  expect(counts.guests).toBe(2);
});
