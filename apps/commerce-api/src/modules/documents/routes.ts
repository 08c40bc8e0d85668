import * as contract from '@ownpath/contracts/checkout';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route, type Shopper } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { getDocuments } from './get-documents.ts';
import { sendDocuments } from './send-documents.ts';

type DocumentsCall = {
  readonly shopper: Shopper | null;
  readonly locale: Locale;
  readonly body: { readonly basketId?: string | undefined };
};

const requestOf = (call: DocumentsCall) => ({
  caller: callerOf(call),
  locale: call.locale,
  basketId: call.body.basketId ?? null,
});

export function documentRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.getDocuments, (call) => getDocuments(deps, requestOf(call))),
    route(contract.sendDocuments, async (call) => {
      const { customerId } = callerOf(call);
      await limitAttempts(deps, { call: 'document-upload', clientIp: call.clientIp, account: customerId });
      return sendDocuments(deps, { ...requestOf(call), files: call.body.files });
    }),
  ];
}
