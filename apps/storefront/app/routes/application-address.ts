import { redirect } from 'react-router';
import { checkAddress } from '../features/approval/check-address.server.ts';
import { readTypedApplication } from '../features/approval/parse-application.server.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/application-address.ts';

/** Whether we deliver to an address that is being typed. Called by the form's script only. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = readTypedApplication(await request.formData());
  return Response.json(await checkAddress(context.get(commerceContext), typed), {
    headers: { 'Cache-Control': 'no-store' },
  });
}

export function loader() {
  return redirect('/instant-approval');
}
