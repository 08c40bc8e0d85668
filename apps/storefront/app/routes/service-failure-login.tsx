import { ServiceFailure } from '../features/approval/service-failure.tsx';
import { safeReturnPath } from '../platform/http/requests.ts';
import type { Route } from './+types/service-failure-login.ts';

/**
 * A service failed for a signed-in customer: at the sign-in, when the approval could not be looked up, or when an
 * application was decided. The customer is signed in all the same.
 */
export function loader({ url }: Route.LoaderArgs) {
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
