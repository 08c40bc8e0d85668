import { redirect } from 'react-router';
import { handleLogOut } from '../features/identity/sign-in.server.ts';
import { visitorOf } from '../features/identity/visitor.server.ts';
import { originContext, siteContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/logout.ts';

/** "Sign Out" is a form, so that a link from another site can't sign a customer out. */
export function action({ context }: Route.ActionArgs) {
  const home = `${context.get(originContext).publicUrl.origin}${context.get(siteContext).prefix}/`;
  return handleLogOut(visitorOf(context), home);
}

export function loader() {
  return redirect('/');
}
