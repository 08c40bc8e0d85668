import type { Endpoint } from '@ownpath/contracts/wire';
import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { isContentFetched, mayInterrupt } from './interstitial-cookie.ts';
import { fetchedCookie, isInterstitialDue, loadInterstitial } from './load-interstitial.server.ts';

const VISIT = { page: '/', campaign: 'welcome' };
const rule = { ruleId: 'r', priority: 1, contentId: 'welcome', attributes: {} };

function shopOf(answers: Record<string, unknown>) {
  const call = vi.fn(async ({ id }: Endpoint, _input: unknown) => {
    if (!(id in answers)) throw new CommerceError(id, 404, {});
    return answers[id];
  });
  return { commerce: { call } as unknown as CommerceClient, call };
}
const rules = (sortedRules: unknown[]) => ({ sortedRules });
const asset = (c_body: string) => ({ id: 'welcome', name: '', c_body });

test('the first rule of the visit names the content; its link is the button', async () => {
  const body = '<h2>Hello</h2><p>One text.</p><p><a href="/faqs">Read on</a></p>';
  const { commerce, call } = shopOf({ getIeConfigurations: rules([rule]), getContent: asset(body) });
  expect(await loadInterstitial(commerce, VISIT)).toEqual({
    contentId: 'welcome',
    title: 'Hello',
    paragraphs: ['One text.'],
    link: { text: 'Read on', href: '/faqs' },
  });
  expect(call.mock.calls[0]?.[1]).toEqual({
    body: {
      rulesquery: [
        { attribute: 'page', value: '/' },
        { attribute: 'campaign', value: 'welcome' },
      ],
    },
  });
});

test('without a rule, its asset or a title there is nothing to show', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = (answers: Record<string, unknown>) => loadInterstitial(shopOf(answers).commerce, VISIT);
  expect(await load({ getIeConfigurations: rules([]) })).toBeNull();
  expect(await load({ getIeConfigurations: rules([rule]) })).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  expect(await load({ getIeConfigurations: rules([rule]), getContent: asset('<p>No title</p>') })).toBeNull();
  await expect(load({})).rejects.toThrow(CommerceError);
  warn.mockRestore();
});

test('it is due where a rule applies, until the content was fetched', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const some = shopOf({ getIeConfigurations: rules([rule]) });
  expect(await isInterstitialDue(some.commerce, VISIT, '')).toBe(true);
  expect(await isInterstitialDue(some.commerce, VISIT, 'ieContentFetched=false')).toBe(true);
  expect(some.call).toHaveBeenCalledTimes(2);
  expect(await isInterstitialDue(some.commerce, VISIT, 'ieContentFetched=true')).toBe(false);
  expect(await isInterstitialDue(some.commerce, { ...VISIT, page: '/cart' }, '')).toBe(false);
  expect(some.call).toHaveBeenCalledTimes(2);
  expect(await isInterstitialDue(shopOf({ getIeConfigurations: rules([]) }).commerce, VISIT, '')).toBe(false);
  expect(await isInterstitialDue(shopOf({}).commerce, VISIT, '')).toBe(false);
  warn.mockRestore();
});

test('the cookie lasts one day; only the value true is fetched', () => {
  expect(fetchedCookie(true, true)).toBe(
    'ieContentFetched=true; Max-Age=86400; Path=/; Secure; SameSite=Lax',
  );
  expect(fetchedCookie(false, false)).toBe('ieContentFetched=false; Max-Age=86400; Path=/; SameSite=Lax');
  expect(isContentFetched('a=1; ieContentFetched=true')).toBe(true);
  expect(isContentFetched('ieContentFetched=false; xieContentFetched=true')).toBe(false);
});

test.each([
  ['/', true],
  ['/c/furniture', true],
  ['/cartoons', true],
  ['/cart', false],
  ['/checkout', false],
  ['/checkout/confirmation/1', false],
  ['/docusign-redirect', false],
  ['/login', false],
])('on %s it may appear: %s', (pathname, isAllowed) => {
  expect(mayInterrupt(pathname)).toBe(isAllowed);
});
