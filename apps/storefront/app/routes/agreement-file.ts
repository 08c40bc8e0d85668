import { getAgreementFile } from '@ownpath/contracts/orders';
import { isLocale } from '@ownpath/domain/site';
import { redirect } from 'react-router';
import { isUnknownId } from '../platform/commerce/commerce-error.ts';
import { isDocumentRequest } from '../platform/http/requests.ts';
import { sendFile } from '../platform/http/responses.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { agreementHref } from '../shared/shopper/order-links.ts';
import type { Route } from './+types/agreement-file.ts';

/**
 * `/checkout/agreement/{orderNo}/pdf`: the signed agreement as a file, for its owner alone. Without one, a person is led
 * to the agreement's page, which says why; anything else gets 404.
 */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { orderNo } = params;
  const asked = url.searchParams.get('copy') ?? '';
  const copy = isLocale(asked) ? asked : undefined;
  try {
    const file = await context.get(commerceContext).call(getAgreementFile, { body: { orderNo, copy } });
    return sendFile(Buffer.from(file.pdf, 'base64'), {
      name: file.fileName,
      type: 'application/pdf',
      locale: file.locale,
    });
  } catch (error) {
    if (!isUnknownId(error)) throw error;
    if (isDocumentRequest(request)) return redirect(agreementHref(orderNo, copy));
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
}
