import { getContent } from '@ownpath/contracts/content';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { warnOf } from '../../platform/http/responses.ts';

/** Text of a content asset; a link if `href` is set. */
type AssetRun = { readonly text: string; readonly href: string | null };
export type AssetBlock = { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly AssetRun[] };

const BLOCK = /<(h[1-6]|p)\b[^>]*>([\s\S]*?)<\/\1>/gi;
const LINK = /<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * Headings, paragraphs and links of a content asset's HTML. Everything else is reduced to text, so no script of
 * an asset can run in the page. Links lead to a path of the shop or to https; others become text.
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

/** A content asset as text; empty when it can't be loaded. */
export async function loadAssetText(commerce: CommerceClient, contentId: string): Promise<AssetBlock[]> {
  return commerce
    .call(getContent, { params: { contentId } })
    .then(({ c_body }) => parseAssetText(c_body))
    .catch((error: unknown) => {
      warnOf(`The content asset ${contentId} is missing`, error);
      return [];
    });
}
