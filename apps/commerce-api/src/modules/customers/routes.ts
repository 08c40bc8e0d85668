import * as contract from '@ownpath/contracts/customers';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import type { Shopper } from '../../http/shopper.ts';
import { changePassword } from './change-password.ts';
import { addAddress, getAddress, removeAddress, updateAddress } from './manage-addresses.ts';
import {
  addPaymentInstrument,
  getPaymentInstrument,
  removePaymentInstrument,
  updatePaymentInstrument,
} from './manage-payment-instruments.ts';
import { endOtherSessions, listSessions } from './manage-sessions.ts';
import { getCustomer } from './present-customer.ts';
import { productListRoutes } from './product-list-routes.ts';
import { registerCustomer } from './register-customer.ts';
import { RESET_TOKEN_MINUTES, requestPasswordResetAtShop, resetPassword } from './reset-password.ts';
import { updateCustomer } from './update-customer.ts';

type OwnCall = { readonly shopper: Shopper | null; readonly params: { readonly customerId: string } };
const requestOf = (call: OwnCall) => ({ caller: callerOf(call), customerId: call.params.customerId });

function accountRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.registerCustomer, ({ body, clientIp }) => registerCustomer(deps, body, clientIp)),
    route(contract.getCustomer, (call) => getCustomer(deps, requestOf(call))),
    route(contract.updateCustomer, (call) =>
      updateCustomer(deps, {
        ...requestOf(call),
        changes: call.body,
        clientIp: call.clientIp,
        locale: call.locale,
      }),
    ),
    route(contract.updateCustomerPassword, (call) =>
      changePassword(deps, {
        ...requestOf(call),
        currentPassword: call.body.currentPassword,
        password: call.body.password,
        clientIp: call.clientIp,
      }).then(() => undefined),
    ),
    route(contract.getCustomerSessions, async (call) => {
      const data = await listSessions(deps, requestOf(call));
      return { data, total: data.length };
    }),
    route(contract.endOtherCustomerSessions, (call) => endOtherSessions(deps, requestOf(call))),
    route(contract.createResetToken, async ({ body: { login, c_pageUrl: pageUrl }, clientIp, locale }) => {
      await requestPasswordResetAtShop(deps, { login, clientIp, locale, pageUrl });
      return { login, email: login, resetToken: '' as const, expiresInMinutes: RESET_TOKEN_MINUTES };
    }),
    route(contract.resetPassword, ({ body: { login, resetToken: token, newPassword }, clientIp }) =>
      resetPassword(deps, { login, token, newPassword, clientIp }).then(() => undefined),
    ),
  ];
}

function addressRoutes(deps: Dependencies): Route[] {
  type AddressCall = OwnCall & { readonly params: { readonly addressName: string } };
  const named = (call: AddressCall) => ({ ...requestOf(call), name: call.params.addressName });
  return [
    route(contract.createCustomerAddress, (call) =>
      addAddress(deps, { ...requestOf(call), address: call.body }),
    ),
    route(contract.getCustomerAddress, (call) => getAddress(deps, named(call))),
    route(contract.updateCustomerAddress, (call) =>
      updateAddress(deps, { ...named(call), changes: call.body }),
    ),
    route(contract.removeCustomerAddress, (call) => removeAddress(deps, named(call)).then(() => undefined)),
  ];
}

function paymentInstrumentRoutes(deps: Dependencies): Route[] {
  type InstrumentCall = OwnCall & { readonly params: { readonly paymentInstrumentId: string } };
  const chosen = (call: InstrumentCall) => ({
    ...requestOf(call),
    instrumentId: call.params.paymentInstrumentId,
  });
  return [
    route(contract.createCustomerPaymentInstrument, (call) =>
      addPaymentInstrument(deps, { ...requestOf(call), instrument: call.body }),
    ),
    route(contract.getCustomerPaymentInstrument, (call) => getPaymentInstrument(deps, chosen(call))),
    route(contract.updateCustomerPaymentInstrument, (call) =>
      updatePaymentInstrument(deps, { ...chosen(call), changes: call.body }),
    ),
    route(contract.deleteCustomerPaymentInstrument, (call) =>
      removePaymentInstrument(deps, chosen(call)).then(() => undefined),
    ),
  ];
}

export function customerRoutes(deps: Dependencies): Route[] {
  return [
    ...accountRoutes(deps),
    ...addressRoutes(deps),
    ...paymentInstrumentRoutes(deps),
    ...productListRoutes(deps),
  ];
}
