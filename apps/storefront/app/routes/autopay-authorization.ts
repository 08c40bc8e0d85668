import { getAutopayAuthorization } from '@ownpath/contracts/servicing';
import { redirect } from 'react-router';
import { isUnknownId } from '../platform/commerce/commerce-error.ts';
import { sendFile } from '../platform/http/responses.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { AUTOPAY_HREF } from '../shared/shopper/account-links.ts';
import { agreementHref } from '../shared/shopper/order-links.ts';
import type { Route } from './+types/autopay-authorization.ts';

/** The copy of an authorisation as a PDF; one that was given in checkout is a clause of the signed agreement. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const body = { agreementId: params.agreementNumber };
    const copy = await context.get(commerceContext).call(getAutopayAuthorization, { body });
    if (copy.orderNo !== null) return redirect(agreementHref(copy.orderNo));
    return sendFile(Buffer.from(copy.pdf, 'base64'), {
      name: copy.fileName,
      type: 'application/pdf',
      locale: copy.locale,
    });
  } catch (error) {
    if (!isUnknownId(error)) throw error;
    return redirect(AUTOPAY_HREF);
  }
}
