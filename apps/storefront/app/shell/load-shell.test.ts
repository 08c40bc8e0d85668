import type { Endpoint } from '@ownpath/contracts/wire';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommerceClient } from '../platform/commerce/client.server.ts';
import { CommerceError } from '../platform/commerce/commerce-error.ts';
import { commerceContext, originContext, sessionContext } from '../platform/load-context.server.ts';
import type { Session } from '../platform/session/session.server.ts';
import { loadShell, readMenuLinks } from './load-shell.server.ts';
import { emptyShell } from './shell-data.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

function contextThatAnswers(answer: (endpoint: Endpoint) => unknown): RouterContextProvider {
  const context = new RouterContextProvider();
  const call = async (endpoint: Endpoint) => answer(endpoint);
  context.set(commerceContext, { call } as unknown as CommerceClient);
  context.set(sessionContext, { read: () => ({}) } as unknown as Session);
  context.set(originContext, {
    publicUrl: new URL('https://shop.example'),
    cardFrameOrigin: '',
    scriptOrigins: [],
  });
  return context;
}

const category = (id: string, isInMenu: boolean, sequence: number, children: unknown[] = []) => ({
  id,
  name: id,
  description: '',
  imageUrl: '',
  tint: '',
  isInMenu,
  sequence,
  children,
});

test('content that cannot be had is left out and only logged', async () => {
  const context = contextThatAnswers(({ id }) => {
    throw new CommerceError(id, 503, {});
  });
  expect(await loadShell(context)).toEqual(emptyShell);
  const logged = vi.mocked(console.warn).mock.calls.map(([line]) => line);
  expect(logged).toContain('The shell has no menu links: Request failed with status 503');
  expect(logged).toContainEqual(expect.stringMatching(/^The shell has no footer: getPage answered 503/));
});

test('the menu holds the categories flagged for it, in their order and below their parents', async () => {
  const root = category('root', true, 0, [
    category('second', true, 2, [category('hidden child', false, 1), category('child', true, 2)]),
    category('hidden', false, 1, [category('lost', true, 1)]),
    category('first', true, 1),
  ]);
  const { menu } = await loadShell(
    contextThatAnswers(({ id }) => {
      if (id === 'getCategory') return root;
      throw new CommerceError(id, 503, {});
    }),
  );
  expect(menu.map(({ path, children }) => [path, children.map((child) => child.path)])).toEqual([
    ['/c/first', []],
    ['/c/second', ['/c/second/child']],
  ]);
});

const hrefs = (...sent: string[]) =>
  readMenuLinks(JSON.stringify(sent.map((href) => ({ label: 'Link', href }))), 'https://shop.example').map(
    ({ href, isExternal }) => [href, isExternal],
  );

test('http links to other hosts are external, those to this shop are paths', () => {
  expect(
    hrefs('/faqs?a=b#c', 'https://shop.example/faqs', 'http://other.example/', 'HTTPS://OTHER.example'),
  ).toEqual([
    ['/faqs?a=b#c', false],
    ['/faqs', false],
    ['http://other.example/', true],
    ['https://other.example/', true],
  ]);
});

test('what is neither a path nor http is left out', () => {
  expect(
    hrefs('javascript:alert(1)', '//other.example', '/\\other.example', 'faqs', 'https://', 'mailto:a@b.c'),
  ).toEqual([]);
});

test('a body that is no list of links throws', () => {
  for (const body of ['', '<p>Links</p>', '{}', '[{"label":"","href":"/"}]']) {
    expect(() => readMenuLinks(body, 'https://shop.example')).toThrow();
  }
});
