import type { Message } from '../app/platform/i18n/compiled-intl.tsx';

/** An id as a whole literal, in any quotes. */
const ID = /(["'`])([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)+)\1/g;
/** What stands before the id of a call or an element that names it directly. */
const DIRECT = /[(,]\{id:$/;

/** How a script reads the id of a text from an answer of the server. */
const ANSWERED = /\.messageId\b|\bmessageId:/;

type Texts = {
  readonly messages: ReadonlyMap<string, Message>;
  /** Ids that the server's answers may name. */
  readonly answered: readonly string[];
};

export function idsIn(code: string): string[] {
  return [...code.matchAll(ID)].flatMap(([, , id]) => id ?? []);
}

/**
 * A script with the texts that it names: in the place of an id that is formatted where it stands, and otherwise added to
 * `shopTexts` before anything of the script can run.
 */
export function placeTexts(code: string, { messages, answered }: Texts): string {
  const named = new Map<string, Message>();
  if (ANSWERED.test(code)) {
    for (const id of answered) named.set(id, messages.get(id) ?? []);
  }
  const placed = code.replaceAll(ID, (literal, _quote, id: string, at: number) => {
    const message = messages.get(id);
    if (!message) return literal;
    if (DIRECT.test(code.slice(Math.max(0, at - 6), at))) return JSON.stringify(message);
    named.set(id, message);
    return literal;
  });
  if (named.size === 0) return placed;
  // Imports are hoisted, so the statement may stand before them.
  return `Object.assign(self.shopTexts??={},${JSON.stringify(Object.fromEntries(named))});${placed}`;
}
