import { expect, test } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findChosenStore } from './chosen-store.server.ts';

const session = { read: () => ({ tokens: { usid: 'u' } }) } as unknown as Session;
const visitorOf = (customQualifiers: Record<string, string>) =>
  ({ call: async () => ({ customQualifiers }) }) as unknown as CommerceClient;

test('a store that was assigned and not confirmed is a guess', async () => {
  const plano = { storeId: '04217', postalCode: '75024' };
  expect(await findChosenStore(visitorOf({ ...plano, storeSelect: 'false' }), session)).toMatchObject({
    id: '04217',
    postalCode: '75024',
    isGuess: true,
  });
  for (const chosen of [plano, { ...plano, storeSelect: 'true' }]) {
    expect(await findChosenStore(visitorOf(chosen), session)).toMatchObject({ isGuess: false });
  }
});

test('a context without a store, and a visitor without a session, have none', async () => {
  expect(await findChosenStore(visitorOf({ postalCode: '75024' }), session)).toBeNull();
  const stranger = { read: () => ({}) } as unknown as Session;
  expect(await findChosenStore(visitorOf({ storeId: '04217' }), stranger)).toBeNull();
});
