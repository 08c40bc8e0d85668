import { expect, test } from 'vitest';
import { deriveSessionKey, keepKnownDevice, readSession, seal, unseal } from './session.server.ts';

const key = deriveSessionKey('a secret of more than thirty-two characters');
const tokens = {
  accessToken: 'access',
  accessExpiresAtMs: 1,
  refreshToken: 'refresh',
  refreshExpiresAtMs: 2,
  usid: 'usid',
  customerId: 'customer',
  isRegistered: false,
};
const request = (cookie?: string) =>
  new Request('https://shop.example/', cookie ? { headers: { Cookie: cookie } } : {});

test('a session survives a round trip through the browser, which cannot read it', () => {
  const first = readSession(request(), key, true);
  first.update({ tokens });
  const cookie = first.commit() ?? '';
  expect(cookie).toMatch(/^__Host-ownpath=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain('refresh');
  expect(readSession(request(cookie.split(';')[0]), key, true).read()).toEqual({ tokens });
});

test('an unchanged session sets no cookie, a cleared one removes it', () => {
  const session = readSession(request(), key, false);
  expect(session.commit()).toBeNull();
  session.clear();
  expect(session.commit()).toMatch(/^ownpath=; Max-Age=0; Path=\//);
});

test('a sign-out keeps the device known, for the two accounts that signed in last', () => {
  const session = readSession(request(), key, false);
  for (const proof of ['first', 'second', null, 'third']) keepKnownDevice(session, proof);
  session.update({ tokens });
  session.clear();
  expect(session.read()).toEqual({ knownDevices: ['third', 'second'] });
});

test('another key, another name or a changed byte makes it invalid', () => {
  const sealed = seal({ a: 1 }, 'name', key);
  expect(unseal(sealed, 'name', key)).toEqual({ a: 1 });
  expect(unseal(sealed, 'other', key)).toBeNull();
  expect(unseal(sealed, 'name', deriveSessionKey('another secret of enough characters'))).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(unseal(bytes.toString('base64url'), 'name', key)).toBeNull();
  expect(seal({ a: 1 }, 'name', key)).not.toBe(sealed);
});

test('a forged or foreign cookie is an empty session', () => {
  expect(readSession(request('ownpath=garbage'), key, false).read()).toEqual({});
  const other = seal({ tokens: { accessToken: 7 } }, 'ownpath', key);
  expect(readSession(request(`ownpath=${other}`), key, false).read()).toEqual({});
});
