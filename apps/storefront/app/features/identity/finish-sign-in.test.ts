import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { deriveSessionKey, readSession } from '../../platform/session/session.server.ts';
import { finishSignIn } from './finish-sign-in.server.ts';

const key = deriveSessionKey('a secret of more than thirty-two characters');
const tokens = {
  accessToken: 'a',
  accessExpiresAtMs: 1,
  refreshToken: 'r',
  refreshExpiresAtMs: 2,
  usid: 'u',
  customerId: 'c',
  isRegistered: true,
};

/** A customer who just signed in; `answer` is that of the approval's lookup. */
function signedIn(answer: unknown) {
  const session = readSession(new Request('http://shop.test/'), key, false);
  session.update({ tokens, openSignIn: { mergesBasket: false } });
  const sent: string[] = [];
  const call = async ({ id }: { readonly id: string }) => {
    sent.push(id);
    if (id !== 'getExistingApproval') return { data: [] };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { visitor: { session, commerce: { call } as unknown as CommerceClient }, sent };
}

test('the approval is looked up once, at the sign-in', async () => {
  const { visitor, sent } = signedIn({ pageName: 'Approved', DEResponse: {} });
  expect(await finishSignIn(visitor)).toEqual({ isApprovalUnknown: false });
  expect(await finishSignIn(visitor)).toEqual({ isApprovalUnknown: false });
  expect(sent.filter((id) => id === 'getExistingApproval')).toHaveLength(1);
});

test.each([
  [503, true],
  [404, false],
])(
  'a lookup that answers %i: unknown %s; the customer is signed in all the same',
  async (status, isUnknown) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { visitor } = signedIn(new CommerceError('getExistingApproval', status, { code: 'X' }));
    expect(await finishSignIn(visitor)).toEqual({ isApprovalUnknown: isUnknown });
    expect(visitor.session.read()).toMatchObject({ tokens, openSignIn: null });
  },
);
