import { expect, test } from 'vitest';
import { parseAssetText } from './asset-text.server.ts';

test('headings, paragraphs and links become text and addresses', () => {
  const html = '<h2>Hear first</h2><p>Rowan &amp; Co. See our <a href="/page-viewer/terms">terms</a>.</p>';
  expect(parseAssetText(html)).toEqual([
    { kind: 'heading', runs: [{ text: 'Hear first', href: null }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'Rowan & Co. See our ', href: null },
        { text: 'terms', href: '/page-viewer/terms' },
        { text: '.', href: null },
      ],
    },
  ]);
});

test.each([
  ['<p><a href="javascript:alert(1)">go</a></p>', [{ text: 'go', href: null }]],
  ['<p><a href="//evil.example">go</a></p>', [{ text: 'go', href: null }]],
  ['<p>a<img src=x onerror=alert(1)>b</p>', [{ text: 'ab', href: null }]],
])('%s runs no script and becomes no link', (html, runs) => {
  expect(parseAssetText(html)).toEqual([{ kind: 'paragraph', runs }]);
});
