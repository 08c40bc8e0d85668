import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageMarkup } from './cached-content.tsx';

/** About 1,500 tiles. */
const MAX_CHARACTERS = 6_000_000;
/** Stands for an id of the page. HTML contains no such character. */
const ID = '\u0000';
const MARK_END = '"></template>';

/** Rendered content by the hash of what it shows, which is up to half as long; the least recently shown goes first. */
const rendered = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

/** V8 makes a part of a text from the whole, which would stay in memory with it. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

/**
 * @param scope language and prefix of the page
 * @param nonce of the page; with it nobody's text can look like a mark
 */
export function createPageMarkup(scope: string, nonce: string) {
  const missing: { readonly key: string; readonly id: string }[] = [];

  const markup: PageMarkup = {
    contentOf(part, content, id) {
      const key = hash('sha256', `${scope} ${part}`, 'base64');
      const known = rendered.get(key);
      if (known !== undefined) {
        return { dangerouslySetInnerHTML: { __html: id === '' ? known : known.replaceAll(ID, id) } };
      }
      const mark = `${nonce}-${missing.push({ key, id }) - 1}`;
      return {
        children: (
          <>
            <template id={mark} />
            {content}
            <template id={mark} />
          </>
        ),
      };
    },
  };

  /**
   * The page as it is sent, without marks. What stood between them is kept for the next pages, unless a part of this one failed.
   */
  function finish(page: Buffer<ArrayBuffer>, isWhole: boolean): Buffer<ArrayBuffer> {
    if (missing.length === 0) return page;
    const [before = '', ...marked] = page.toString().split(`<template id="${nonce}-`);
    const texts = [before];
    let open: number | null = null;
    for (const text of marked) {
      const end = text.indexOf(MARK_END);
      const index = Number(text.slice(0, end));
      const content = text.slice(end + MARK_END.length);
      texts.push(content);
      if (open === index) {
        open = null;
        continue;
      }
      open = index;
      const { key, id } = missing[index] ?? { key: '', id: '' };
      if (isWhole) rendered.set(key, copyOf(id === '' ? content : content.replaceAll(id, ID)));
    }
    return Buffer.from(texts.join(''));
  }

  return { markup, finish };
}
