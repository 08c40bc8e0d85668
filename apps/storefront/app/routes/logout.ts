import { redirect } from 'react-router';
import { fetchedCookie } from '../features/content/load-interstitial.server.ts';
import { handleLogOut } from '../features/identity/sign-in.server.ts';
import { visitorOf } from '../features/identity/visitor.server.ts';
import { clientAddressContext, originContext, siteContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/logout.ts';

/** "Sign Out" is a form, so that a link from another site can't sign a customer out. */
export async function action({ context }: Route.ActionArgs) {
  const { publicUrl } = context.get(originContext);
  const home = `${publicUrl.origin}${context.get(siteContext).prefix}/`;
  const visitor = { ...visitorOf(context), clientAddress: context.get(clientAddressContext) };
  const answer = await handleLogOut(visitor, home);
  answer.headers.append('Set-Cookie', fetchedCookie(false, publicUrl.protocol === 'https:'));
  return answer;
}

export function loader() {
  return redirect('/');
}
