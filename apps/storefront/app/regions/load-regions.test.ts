import { expect, test, vi } from 'vitest';
import { parseRegion } from './load-regions.server.ts';

test('unknown and malformed regions are logged and render nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(parseRegion({ id: 'a', type: 'marquee', data: {} })).toEqual([]);
  expect(parseRegion({ id: 'b', type: 'toString', data: {} })).toEqual([]);
  expect(parseRegion({ id: 'c', type: 'page-heading', data: { title: 7 } })).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});

test('a collapsible with one list is read as one group, so content from before groups still shows', () => {
  const items = [{ id: 'late', title: 'What if I am late?', text: 'Call your store.' }];
  for (const title of ['Paying', null]) {
    const [region] = parseRegion({ id: 'a', type: 'collapsible', data: { title, items } });
    expect(region?.data).toEqual({ groups: [{ id: 'group', title, items }] });
  }
});

test('content leads to the shop or to https only', () => {
  const to = (href: string) =>
    parseRegion({ id: 'a', type: 'call-to-action', data: callToAction(href) }).length;
  expect(['/faqs', 'https://example.org/a', 'tel:+12145550142'].map(to)).toEqual([1, 1, 1]);
  expect(
    ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'http://example.org', 'data:text/html,x'].map(to),
  ).toEqual([0, 0, 0, 0, 0]);
});

function callToAction(href: string) {
  return { title: 't', text: 't', primaryAction: { label: 'l', href }, secondaryLink: null };
}
