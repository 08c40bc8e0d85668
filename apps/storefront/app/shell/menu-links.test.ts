import { expect, test } from 'vitest';
import { readMenuLinks } from './menu-links.server.ts';

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
