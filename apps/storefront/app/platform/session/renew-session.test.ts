import { expect, test, vi } from 'vitest';
import { CommerceError } from '../commerce/commerce-error.ts';
import type { ShopperLogin } from '../commerce/shopper-login.server.ts';
import { renewDueSession, renewSessionAfter } from './renew-session.server.ts';
import { deriveSessionKey, readSession, type ShopperTokens } from './session.server.ts';

const key = deriveSessionKey('a secret of more than thirty-two characters');
const tokensNamed = (name: string): ShopperTokens => ({
  accessToken: name,
  accessExpiresAtMs: 1,
  refreshToken: `refresh-${name}`,
  refreshExpiresAtMs: 2,
  usid: `usid-${name}`,
  customerId: 'customer',
  isRegistered: false,
});
function visitor(continueInNewSession: ShopperLogin['continueInNewSession']) {
  const session = readSession(new Request('http://shop.test/'), key, false);
  session.update({ tokens: tokensNamed('before') });
  return { session, login: { continueInNewSession } as ShopperLogin };
}

test('an order brings new tokens and a new usid, once however often its confirmation is opened', async () => {
  const ask = vi.fn(async () => tokensNamed('after'));
  const { session, login } = visitor(ask);
  await renewDueSession(session, login);
  expect(ask).not.toHaveBeenCalled();
  for (let count = 0; count < 2; count += 1) {
    renewSessionAfter(session, '1001');
    await renewDueSession(session, login);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  expect(session.read().tokens?.usid).toBe('usid-after');
  renewSessionAfter(session, '1002');
  await renewDueSession(session, login);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('without an answer the session lasts, and the next request asks again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const ask = vi.fn(async () => tokensNamed('after'));
  ask.mockRejectedValueOnce(new CommerceError('getAccessToken', 503, { code: 'ServiceUnavailable' }));
  const { session, login } = visitor(ask);
  renewSessionAfter(session, '1001');
  await renewDueSession(session, login);
  expect(session.read().tokens?.usid).toBe('usid-before');
  await renewDueSession(session, login);
  expect(session.read().tokens?.usid).toBe('usid-after');
});

test('a session that ended meanwhile is not asked about again', async () => {
  const { session, login } = visitor(async () => null);
  renewSessionAfter(session, '1001');
  await renewDueSession(session, login);
  expect(session.read()).toMatchObject({ renewal: { isDone: true }, tokens: { usid: 'usid-before' } });
});
