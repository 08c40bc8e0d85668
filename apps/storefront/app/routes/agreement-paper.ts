import { AGREEMENT_PAPERS, getAgreementPaper } from '@ownpath/contracts/servicing';
import { redirect } from 'react-router';
import { isUnknownId } from '../platform/commerce/commerce-error.ts';
import { sendFile } from '../platform/http/responses.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { accountAgreementHref } from '../shared/shopper/account-links.ts';
import type { Route } from './+types/agreement-paper.ts';

/** A receipt, the statement or the ownership letter as a file. One that does not exist leads to the agreement. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { agreementNumber } = params;
  const paper = AGREEMENT_PAPERS.find((name) => name === params.paper);
  if (!paper) throw redirect(accountAgreementHref(agreementNumber));
  const paymentId = url.searchParams.get('payment')?.slice(0, 100) || undefined;
  try {
    const file = await context
      .get(commerceContext)
      .call(getAgreementPaper, { body: { agreementId: agreementNumber, paper, paymentId } });
    return sendFile(Buffer.from(file.pdf, 'base64'), {
      name: file.fileName,
      type: 'application/pdf',
      locale: file.locale,
    });
  } catch (error) {
    if (!isUnknownId(error)) throw error;
    return redirect(accountAgreementHref(agreementNumber));
  }
}
