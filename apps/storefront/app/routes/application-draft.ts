import { redirect } from 'react-router';
import { saveDraft } from '../features/approval/save-draft.server.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { keepLocatedStore } from '../shared/shopper/chosen-store.server.ts';
import type { Route } from './+types/application-draft.ts';

/** Saves an application while it is filled in. Called by the form's script only. */
export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const outcome = await saveDraft(commerce, await request.formData());
  await keepLocatedStore(commerce, context.get(sessionContext));
  return { isSaved: outcome === 'saved' };
}

export function loader() {
  return redirect('/instant-approval');
}
