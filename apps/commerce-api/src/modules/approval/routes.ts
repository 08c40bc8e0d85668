import {
  checkApplicationAddress,
  getApplicationDraft,
  getExistingApproval,
  getInstantApproval,
  saveApplicationDraft,
} from '@ownpath/contracts/approval';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { checkAddress } from './check-address.ts';
import { getDraft, saveDraft } from './draft-application.ts';
import { findExistingApproval } from './find-existing-approval.ts';
import { requestInstantApproval } from './request-instant-approval.ts';

export function approvalRoutes(deps: Dependencies): Route[] {
  return [
    route(getInstantApproval, (call) =>
      requestInstantApproval(deps, {
        caller: callerOf(call),
        locale: call.locale,
        form: call.body.application,
        idempotencyKey: call.body.idempotencyKey,
        clientIp: call.clientIp,
      }),
    ),
    route(getApplicationDraft, (call) => getDraft(deps, callerOf(call).customerId)),
    route(saveApplicationDraft, (call) =>
      saveDraft(deps, {
        caller: callerOf(call),
        locale: call.locale,
        fields: call.body.fields,
        leadId: call.body.leadId ?? null,
      }),
    ),
    route(checkApplicationAddress, (call) =>
      checkAddress(deps, { caller: callerOf(call), address: call.body, clientIp: call.clientIp }),
    ),
    route(getExistingApproval, (call) =>
      findExistingApproval(deps, {
        customerId: callerOf(call).customerId,
        includesDeclines: call.body.includeBlacklist ?? true,
        tempBasketId: call.body.tempBasketId,
        marketingUtm: call.body.marketingUtm,
        shownDecision: call.body.shownDecision,
      }),
    ),
  ];
}
