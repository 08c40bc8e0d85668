import * as contract from '@ownpath/contracts/customers';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route, type Shopper } from '../../http/route.ts';
import { changePassword } from './change-password.ts';
import { deviceHeaders } from './known-device.ts';
import { addAddress, getAddress, removeAddress, updateAddress } from './manage-addresses.ts';
import {
  addPaymentInstrument,
  getPaymentInstrument,
  removePaymentInstrument,
  updatePaymentInstrument,
} from './manage-payment-instruments.ts';
import {
  addListItem,
  createProductList,
  getListItem,
  getProductList,
  listCustomerProductLists,
  removeListItem,
  removeProductList,
  updateListItem,
  updateProductList,
} from './manage-product-lists.ts';
import { endOtherSessions, listSessions } from './manage-sessions.ts';
import { getCustomer } from './present-customer.ts';
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
    route(contract.resetPassword, async ({ body: { login, resetToken: token, newPassword }, clientIp }) => {
      const { deviceProof } = await resetPassword(deps, { login, token, newPassword, clientIp });
      return new Response(null, { status: 204, headers: deviceHeaders(deviceProof) });
    }),
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

type ListCall = OwnCall & { readonly params: { readonly listId: string } };
type ItemCall = ListCall & { readonly params: { readonly itemId: string } };

const listOf = (call: ListCall) => ({ ...requestOf(call), listId: call.params.listId });
const itemOf = (call: ItemCall) => ({ ...listOf(call), itemId: call.params.itemId });

function productListRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.getCustomerProductLists, async (call) => {
      const data = await listCustomerProductLists(deps, requestOf(call));
      return { data, limit: data.length, total: data.length };
    }),
    route(contract.createCustomerProductList, (call) =>
      createProductList(deps, { ...requestOf(call), list: call.body }),
    ),
    route(contract.getCustomerProductList, (call) => getProductList(deps, listOf(call))),
    route(contract.updateCustomerProductList, (call) =>
      updateProductList(deps, { ...listOf(call), changes: call.body }),
    ),
    route(contract.deleteCustomerProductList, (call) =>
      removeProductList(deps, listOf(call)).then(() => undefined),
    ),
    route(contract.createCustomerProductListItem, (call) =>
      addListItem(deps, { ...listOf(call), item: call.body }),
    ),
    route(contract.getCustomerProductListItem, (call) => getListItem(deps, itemOf(call))),
    route(contract.updateCustomerProductListItem, async (call) => {
      const item = await updateListItem(deps, { ...itemOf(call), changes: call.body });
      return item ?? new Response(null, { status: 204 });
    }),
    route(contract.deleteCustomerProductListItem, (call) =>
      removeListItem(deps, itemOf(call)).then(() => undefined),
    ),
    route(contract.searchPublicProductLists, async () => ({ data: [], limit: 0, total: 0 })),
  ];
}
