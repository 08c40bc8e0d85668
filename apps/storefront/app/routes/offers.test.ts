import { expect, test, vi } from 'vitest';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { action } from './offers.ts';

const session = { read: () => ({ tokens: { usid: 'visitor' } }) };

async function apply(call: (...input: unknown[]) => Promise<unknown>) {
  const body = new URLSearchParams({ code: 'FIRSTWEEK1', returnTo: '/page-viewer/specials' });
  const request = new Request('https://shop.example/offers.data', { method: 'POST', body });
  const parts = new Map<unknown, unknown>([
    [commerceContext, { call }],
    [sessionContext, session],
  ]);
  return action({ request, context: parts } as unknown as Parameters<typeof action>[0]);
}

test('an offer is applied to the context of the shopper', async () => {
  const call = vi.fn(async (..._input: unknown[]) => ({}));
  expect(await apply(call)).toEqual({ isRefused: false });
  expect(call.mock.calls[0]?.[1]).toEqual({
    params: { usid: 'visitor' },
    body: { customQualifiers: { appliedPromotions: 'FIRSTWEEK1' } },
  });
});

test('an offer that the engine does not take is told, and logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await apply(() => Promise.reject(new Error('down')))).toEqual({ isRefused: true });
  expect(warn).toHaveBeenCalledExactlyOnceWith('The offer "FIRSTWEEK1" was not applied: down');
  warn.mockRestore();
});
