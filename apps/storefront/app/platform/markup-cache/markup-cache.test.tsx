import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkupCache, useCachedContent } from './cached-content.tsx';
import { createPageMarkup } from './markup-cache.server.tsx';

type Box = { readonly shown: string | null; readonly id?: string };

/** How often each content was rendered. */
const renders: string[] = [];

function Content({ text }: { readonly text: string }): ReactNode {
  renders.push(text);
  return text;
}

function Part({ shown, id = '' }: Box) {
  const content = (
    <p id={id || undefined}>
      <Content text={shown ?? 'nothing'} />
    </p>
  );
  return <div {...useCachedContent('box', shown, content, id)} />;
}

const List = ({ boxes }: { readonly boxes: readonly Box[] }) =>
  boxes.map(({ shown, id }, index) => <Part key={index.toString()} shown={shown} {...(id && { id })} />);

/** A page with these boxes, and how many of their contents were rendered for it. */
function open(
  boxes: readonly Box[],
  { scope = 'en-US', nonce = 'abc+/=', isWhole = true, rest = '' } = {},
): { readonly html: string; readonly rendered: number } {
  const page = createPageMarkup(scope, nonce);
  renders.length = 0;
  const html = renderToString(
    <MarkupCache value={page.markup}>
      <List boxes={boxes} />
    </MarkupCache>,
  );
  return { html: page.finish(Buffer.from(html + rest), isWhole).toString(), rendered: renders.length };
}

const plain = (boxes: readonly Box[]) => renderToString(<List boxes={boxes} />);

test('what a page shows again is not rendered again, and is the same', () => {
  const boxes = [{ shown: 'one' }, { shown: 'two & <three>' }, { shown: 'one' }];
  expect(open(boxes)).toEqual({ html: plain(boxes), rendered: 3 });
  expect(open(boxes)).toEqual({ html: plain(boxes), rendered: 0 });
  const others = [{ shown: 'four' }, { shown: 'one' }];
  expect(open(others)).toEqual({ html: plain(others), rendered: 1 });
});

test('a part without content is a part', () => {
  const Empty = () => <div {...useCachedContent('empty', {}, null)} />;
  for (const nonce of ['n1', 'n2']) {
    const page = createPageMarkup('en-US', nonce);
    const html = renderToString(
      <MarkupCache value={page.markup}>
        <Empty />
      </MarkupCache>,
    );
    expect(page.finish(Buffer.from(html), true).toString()).toBe('<div></div>');
  }
});

test('each page has its own ids in it', () => {
  const boxes = (id: string) => [{ shown: 'with an id', id }];
  expect(open(boxes('_R_1_'))).toEqual({ html: plain(boxes('_R_1_')), rendered: 1 });
  expect(open(boxes('_R_2_'))).toEqual({ html: plain(boxes('_R_2_')), rendered: 0 });
});

test('each language and prefix has its own', () => {
  expect(open([{ shown: 'spoken' }], { scope: 'en-US ' }).rendered).toBe(1);
  expect(open([{ shown: 'spoken' }], { scope: 'es-US ' }).rendered).toBe(1);
  expect(open([{ shown: 'spoken' }], { scope: 'es-US /es-us' }).rendered).toBe(1);
});

test('a page of which a part failed leaves nothing', () => {
  expect(open([{ shown: 'cut off' }], { isWhole: false }).html).toBe(plain([{ shown: 'cut off' }]));
  expect(open([{ shown: 'cut off' }]).rendered).toBe(1);
  expect(open([{ shown: 'cut off' }]).rendered).toBe(0);
});

test('what can’t be kept is rendered each time', () => {
  expect(open([{ shown: null }])).toEqual({ html: plain([{ shown: null }]), rendered: 1 });
  expect(open([{ shown: null }]).rendered).toBe(1);
});

test('a text that looks like a mark is a text', () => {
  const boxes = [{ shown: '<template id="abc+/=-0"></template>' }, { shown: '$& $1 \u0001' }];
  expect(open(boxes).html).toBe(plain(boxes));
  expect(open(boxes)).toEqual({ html: plain(boxes), rendered: 0 });
});

test('a kept part does not keep its page in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapBytes = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const rest = 'x'.repeat(500_000);
  const before = heapBytes();
  for (let page = 0; page < 100; page += 1) open([{ shown: `small ${page}` }], { rest });
  for (let page = 0; page < 100; page += 1) expect(open([{ shown: `small ${page}` }]).rendered).toBe(0);
  expect(heapBytes() - before).toBeLessThan(10_000_000);
});
