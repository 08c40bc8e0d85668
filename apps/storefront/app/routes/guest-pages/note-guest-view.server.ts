import type { RouterContextProvider } from 'react-router';
import { warnOf } from '../../platform/http/responses.ts';
import {
  commerceContext,
  guestViewContext,
  nowContext,
  sessionContext,
} from '../../platform/load-context.server.ts';
import { renewGuestView } from '../../platform/session/guest-view.server.ts';
import { findAppliedCode } from '../../shared/offers/load-offers.server.ts';
import type { ChosenStore } from '../../shared/shopper/chosen-store.server.ts';
import type { ShellData } from '../../shell/shell-data.ts';

/**
 * Notes in a guest's session what pages for all guests depend on, so that the next page may be one of those: not for one with an
 * approval, an application or an offer of their own.
 * @throws when a page for all guests would show another store than theirs
 */
export async function noteGuestView(
  context: Readonly<RouterContextProvider>,
  { store, cartCount, hasApproval, kept }: ShellData,
): Promise<void> {
  const view = context.get(guestViewContext);
  if (view) {
    if (view.storeId !== (store?.id ?? null)) throw new Error('The guest of this store has another one.');
    return;
  }
  const session = context.get(sessionContext);
  const { tokens, guestView = null } = session.read();
  if (!tokens || tokens.isRegistered) return;
  const isPlain = store !== null && !hasApproval && kept !== null && kept.tempBasketId === null;
  const isForAll = isPlain && !(await hasOffer(context, tokens.usid));
  const facts = isForAll ? { ...placeOf(store), cartCount } : null;
  const renewed = renewGuestView(session.read(), facts, context.get(nowContext).getTime()) ?? null;
  if (renewed !== guestView) session.update({ guestView: renewed });
}

const placeOf = ({ id, isGuess, distanceMiles }: ChosenStore) => ({
  storeId: id,
  isGuess,
  distanceMiles: isGuess ? distanceMiles : null,
});

async function hasOffer(context: Readonly<RouterContextProvider>, usid: string): Promise<boolean> {
  try {
    return (await findAppliedCode(context.get(commerceContext), usid)) !== null;
  } catch (error) {
    warnOf('A guest gets pages of their own', error);
    return true;
  }
}
