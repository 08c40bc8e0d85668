import { getContent } from '@ownpath/contracts/content';
import { getIeConfigurations, type SortedRule } from '@ownpath/contracts/rules';
import { INTERSTITIAL_FETCHED_COOKIE_DAYS } from '@ownpath/domain/constants';
import { stringifySetCookie } from 'cookie';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import { type AssetBlock, parseAssetText } from './asset-text.server.ts';
import { FETCHED_COOKIE, isContentFetched, mayInterrupt } from './interstitial-cookie.ts';

/** What the modal shows: a title, paragraphs, and where its button leads. */
export type InterstitialContent = {
  readonly contentId: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly text: string; readonly href: string } | null;
};

export function fetchedCookie(isFetched: boolean, isSecure: boolean): string {
  return stringifySetCookie({
    name: FETCHED_COOKIE,
    value: String(isFetched),
    path: '/',
    maxAge: INTERSTITIAL_FETCHED_COOKIE_DAYS * 24 * 60 * 60,
    secure: isSecure,
    sameSite: 'lax',
  });
}

export type Visit = { readonly page: string; readonly campaign: string };

async function findRule(commerce: CommerceClient, visit: Visit): Promise<SortedRule | undefined> {
  const rulesquery = Object.entries(visit)
    .filter(([, value]) => value !== '')
    .map(([attribute, value]) => ({ attribute, value: value.slice(0, 200) }));
  const { sortedRules } = await commerce.call(
    getIeConfigurations,
    { body: { rulesquery } },
    // A first visit must not need a session for it.
    { as: 'shared' },
  );
  return sortedRules[0];
}

/** True when this browser has not fetched today's content and a rule applies to the page that it opens. */
export async function isInterstitialDue(
  commerce: CommerceClient,
  visit: Visit,
  cookies: string,
): Promise<boolean> {
  if (!mayInterrupt(visit.page) || isContentFetched(cookies)) return false;
  try {
    return (await findRule(commerce, visit)) !== undefined;
  } catch (error) {
    warnOf('The interstitial is not known', error);
    return false;
  }
}

/**
 * The content of the first rule that applies to the visit; null when there is none, or it can't be shown.
 * @throws when the rules can't be loaded
 */
export async function loadInterstitial(
  commerce: CommerceClient,
  visit: Visit,
): Promise<InterstitialContent | null> {
  const rule = await findRule(commerce, visit);
  if (!rule) return null;
  const { contentId } = rule;
  try {
    const { c_body } = await commerce.call(getContent, { params: { contentId } });
    return readInterstitial(contentId, parseAssetText(c_body));
  } catch (error) {
    warnOf(`The interstitial ${contentId} is missing`, error);
    return null;
  }
}

const textOf = ({ runs }: AssetBlock) => runs.map(({ text }) => text).join('');

/** The first heading is the title, and the first link the button; a paragraph that is only this link is no text. */
function readInterstitial(contentId: string, blocks: readonly AssetBlock[]): InterstitialContent | null {
  const heading = blocks.find(({ kind }) => kind === 'heading');
  if (!heading) return null;
  const linked = blocks.flatMap(({ runs }) => runs).find(({ href }) => href !== null);
  return {
    contentId,
    title: textOf(heading),
    paragraphs: blocks
      .filter(({ kind, runs }) => kind === 'paragraph' && !(runs.length === 1 && runs[0] === linked))
      .map(textOf),
    link: linked?.href ? { text: linked.text, href: linked.href } : null,
  };
}
