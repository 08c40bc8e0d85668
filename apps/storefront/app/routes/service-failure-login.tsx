import { redirect } from 'react-router';
import { ServiceFailure } from '../features/approval/service-failure.tsx';
import { safeReturnPath } from '../platform/http/requests.ts';
import { sessionContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/service-failure-login.ts';

/**
 * A service failed for a signed-in customer: at the sign-in, when the approval could not be looked up, or when an
 * application was decided. The customer is signed in all the same. Nobody else is told so.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(sessionContext).read().tokens?.isRegistered) throw redirect('/service-failure');
  return { returnTo: safeReturnPath(url.searchParams.get('returnTo'), '/instant-approval') };
}

export default function ServiceFailureLoginPage({ loaderData: { returnTo } }: Route.ComponentProps) {
  return (
    <ServiceFailure
      titleId="serviceFailureLogin.title"
      textId="serviceFailureLogin.text"
      retryTo={returnTo}
      other={{ to: '/account', id: 'serviceFailureLogin.account' }}
    />
  );
}
