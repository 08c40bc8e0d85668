/** A run of words of a content asset; one with an address is a link. */
export type AssetRun = { readonly text: string; readonly href: string | null };
export type AssetBlock = { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly AssetRun[] };

const BLOCK = /<(h[1-6]|p)\b[^>]*>([\s\S]*?)<\/\1>/gi;
const LINK = /<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * Headings, paragraphs and links of a content asset's HTML. Only words are taken over, so that nothing of what the
 * retailer's editors write can run in the page; a link leads to a path of the shop or to https, else it is words.
 */
export function parseAssetText(html: string): AssetBlock[] {
  return [...html.matchAll(BLOCK)].map(([, tag = '', body = '']) => ({
    kind: tag.toLowerCase() === 'p' ? 'paragraph' : 'heading',
    runs: runsOf(body),
  }));
}

function runsOf(body: string): AssetRun[] {
  const runs: AssetRun[] = [];
  let end = 0;
  for (const match of body.matchAll(LINK)) {
    runs.push({ text: plain(body.slice(end, match.index)), href: null });
    const href = plain(match[1] ?? '');
    runs.push({
      text: plain(match[2] ?? ''),
      href: /^(\/(?![/\\])|https:\/\/)/i.test(href) ? href : null,
    });
    end = match.index + match[0].length;
  }
  runs.push({ text: plain(body.slice(end)), href: null });
  return runs.filter(({ text }) => text !== '');
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
