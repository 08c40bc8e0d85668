import * as contract from '@ownpath/contracts/profile';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { changeConsents } from './change-consents.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { closeAccount } from './close-account.ts';
import { downloadExport, requestExport } from './export-data.ts';
import { getProfileStatus } from './get-profile-status.ts';
import { confirmPhone, sendPhoneCode } from './verify-phone.ts';

export function profileRoutes(deps: Dependencies): Route[] {
  const callOf = (call: Parameters<typeof callerOf>[0] & { readonly clientIp: string }) => ({
    customerId: callerOf(call).customerId,
    clientIp: call.clientIp,
  });
  const done = { success: true };
  return [
    route(contract.getProfileStatus, (call) => getProfileStatus(deps, callerOf(call).customerId)),
    route(contract.updateConsents, async (call) => {
      const { acceptsEmails, acceptsTexts } = call.body;
      await changeConsents(deps, { ...callOf(call), acceptsEmails, acceptsTexts, locale: call.locale });
      return done;
    }),
    route(contract.requestEmailChange, (call) => {
      const { email, currentPassword } = call.body;
      return requestEmailChange(deps, { ...callOf(call), email, currentPassword, locale: call.locale });
    }),
    route(contract.confirmEmailChange, (call) =>
      confirmEmailChange(deps, {
        token: call.body.token,
        usid: callerOf(call).usid,
        clientIp: call.clientIp,
        locale: call.locale,
      }),
    ),
    route(contract.sendPhoneCode, (call) =>
      sendPhoneCode(deps, { ...callOf(call), phone: call.body.phone, locale: call.locale }),
    ),
    route(contract.confirmPhone, (call) => confirmPhone(deps, { ...callOf(call), code: call.body.code })),
    route(contract.requestDataExport, async (call) => {
      await requestExport(deps, { ...callOf(call), locale: call.locale });
      return done;
    }),
    route(contract.downloadDataExport, (call) =>
      downloadExport(deps, { customerId: callerOf(call).customerId, token: call.body.token }),
    ),
    route(contract.closeAccount, async (call) => {
      const { currentPassword } = call.body;
      await closeAccount(deps, { ...callOf(call), currentPassword, locale: call.locale });
      return done;
    }),
  ];
}
