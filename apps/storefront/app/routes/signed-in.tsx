import { Outlet } from 'react-router';
import { requireSignIn } from '../shared/account/require-sign-in.server.ts';
import type { Route } from './+types/signed-in.ts';

/** Layout of the logged-in group. */
export const middleware: Route.MiddlewareFunction[] = [requireSignIn];

export default function SignedIn() {
  return <Outlet />;
}
