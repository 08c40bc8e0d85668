import { downloadDataExport } from '@ownpath/contracts/profile';
import { redirect } from 'react-router';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendFile } from '../platform/http/responses.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { requireCustomer } from '../platform/session/own-customer.server.ts';
import type { Route } from './+types/data-export-file.ts';

/** The copy of the customer's data as a file. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireCustomer(context, url);
  const token = String((await request.formData()).get('token') ?? '').slice(0, 200);
  try {
    const { content, madeOn } = await context
      .get(commerceContext)
      .call(downloadDataExport, { body: { token } });
    return sendFile(content, {
      name: `rowan-my-data-${madeOn}.json`,
      type: 'application/json; charset=utf-8',
    });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return redirect(`/my-accounts/data-export?token=${encodeURIComponent(token)}`);
  }
}

export function loader() {
  return redirect('/my-accounts/personal-info');
}
