/** Who answers a chat: the store's sales desk, those who know the customer's account, or a bot. */
export const CHAT_KINDS = ['sales', 'my-account', 'bot'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/** Cookie with the kind of the chat that was started (specification section 7), and how long it lasts (section 9). */
export const CHAT_COOKIE = 'sf_chat_initiate';
export const CHAT_COOKIE_DAYS = 1;

/** What the retailer decides. A page is a path, or one that ends in `*` and covers all that begin with it. */
export type ChatRules = {
  readonly allowedPages: readonly string[];
  /** Where the bot answers first. */
  readonly botPages: readonly string[];
  /** The kinds that the retailer has staffed. */
  readonly kinds: readonly ChatKind[];
};

const APPLICATION = '/submit-application';
const ACCOUNT = ['/account', '/account/*', '/my-accounts/*', '/orders*'];

function isAmong(path: string, pages: readonly string[]): boolean {
  return pages.some((page) => (page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : page === path));
}

/** The kind that the cookie names; null for anything else. */
export function readChatKind(value: string | undefined): ChatKind | null {
  return CHAT_KINDS.find((kind) => kind === value) ?? null;
}

/**
 * Who answers on a page; null where no chat is offered.
 *
 * A chat that was started goes on, on every page, with those who answered it first. Otherwise only the allowed pages
 * offer one, and never the application, which nothing should interrupt (specification section 4).
 * @param path without the locale's prefix
 * @param started by the cookie
 */
export function chatKindOf(path: string, rules: ChatRules, started: ChatKind | null): ChatKind | null {
  const staffed = (kind: ChatKind) => (rules.kinds.includes(kind) ? kind : null);
  if (started !== null) return staffed(started) ?? rules.kinds[0] ?? null;
  if (path === APPLICATION || !isAmong(path, rules.allowedPages)) return null;
  return (
    (isAmong(path, rules.botPages) && staffed('bot')) ||
    (isAmong(path, ACCOUNT) && staffed('my-account')) ||
    staffed('sales') ||
    (rules.kinds[0] ?? null)
  );
}

/** How often and how long a page asks whether the provider's script is there; the application is given more time. */
export const CHAT_POLL_MS = 500;
export const chatWaitMs = (path: string): number => (path === APPLICATION ? 30_000 : 10_000);
