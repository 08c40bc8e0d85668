import type { SessionData } from './session.server.ts';

/** What a page that is the same for all guests depends on beside its address: nobody can be told by it. */
export type GuestView = {
  /** Null where none is chosen or near. */
  readonly storeId: string | null;
  /** The store is assigned by the visitor's location and not confirmed yet. */
  readonly isGuess: boolean;
  /** Of a store that is a guess, from the place that it is near to; else null. */
  readonly distanceMiles: number | null;
  readonly cartCount: number;
  /** Cookies of the device that pages depend on, in one order and without ids. */
  readonly cookies: string;
  /** Whether the browser sends Global Privacy Control. */
  readonly isGpc: boolean;
};

/** How long a guest gets pages for all without one of their own. */
const LASTS_MS = 10 * 60 * 1_000;

type GuestFacts = Pick<
  NonNullable<SessionData['guestView']>,
  'storeId' | 'isGuess' | 'distanceMiles' | 'cartCount'
>;

/** The session's note of the facts; the one that it has while that is the same and not old. */
export function renewGuestView(
  { guestView }: SessionData,
  facts: GuestFacts | null,
  now: number,
): SessionData['guestView'] {
  if (facts === null) return null;
  const isSame =
    guestView?.storeId === facts.storeId &&
    guestView.isGuess === facts.isGuess &&
    guestView.distanceMiles === facts.distanceMiles &&
    guestView.cartCount === facts.cartCount;
  return isSame && guestView.untilMs > now + LASTS_MS / 2 ? guestView : { ...facts, untilMs: now + LASTS_MS };
}

/** `nearby`: the store near the visitor's address, for one without a session. Null for whoever gets pages of their own. */
export function guestFactsOf(session: SessionData, now: number): GuestFacts | 'nearby' | null {
  const { tokens, guestView, openSignIn, renewal } = session;
  if (openSignIn || (renewal && !renewal.isDone)) return null;
  if (!tokens) return 'nearby';
  return !tokens.isRegistered && guestView && guestView.untilMs > now ? guestView : null;
}
