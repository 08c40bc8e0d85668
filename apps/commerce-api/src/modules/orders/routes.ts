import * as checkout from '@ownpath/contracts/checkout';
import * as contract from '@ownpath/contracts/orders';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { cancelBeforeDelivery } from './cancel-before-delivery.ts';
import { completeSigning } from './complete-signing.ts';
import { createOrder } from './create-order.ts';
import { createSigningSession } from './create-signing-session.ts';
import { getOrderAgreement, getOrderAgreementFile } from './get-agreement.ts';
import { getOrder, ownersOf } from './get-order.ts';
import { cancelOrder, getOrderState } from './get-order-state.ts';
import { listCustomerOrders } from './list-customer-orders.ts';
import { openOrderLink, requestOrderLink } from './order-links.ts';

const MAX_KEY_LENGTH = 200;

function idempotencyKeyOf(request: Request): string | null {
  return request.headers.get('idempotency-key')?.slice(0, MAX_KEY_LENGTH) || null;
}

export function orderRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.createOrder, async (call) => {
      const caller = callerOf(call);
      await limitAttempts(deps, { call: 'order', clientIp: call.clientIp, account: caller.customerId });
      return createOrder(deps, {
        caller,
        basketId: call.body.basketId,
        locale: call.locale,
        idempotencyKey: idempotencyKeyOf(call.request),
      });
    }),
    route(contract.getOrder, (call) =>
      getOrder(deps, {
        orderNo: call.params.orderNo,
        owners: ownersOf(callerOf(call)),
        locale: call.locale,
      }),
    ),
    route(contract.getOrderAgreement, (call) =>
      getOrderAgreement(deps, { ...call.body, owners: ownersOf(callerOf(call)) }),
    ),
    route(contract.getAgreementFile, (call) =>
      getOrderAgreementFile(deps, { ...call.body, owners: ownersOf(callerOf(call)) }),
    ),
    route(contract.getCustomerOrders, async (call) => {
      const { limit, offset, status, from, until } = call.query;
      const { customerId } = call.params;
      const page = { customerId, limit, offset, status, from, until };
      const { total, orders } = await listCustomerOrders(deps, {
        caller: callerOf(call),
        locale: call.locale,
        ...page,
      });
      return { limit, offset, total, ...(orders.length > 0 ? { data: [...orders] } : {}) };
    }),
    route(checkout.createSigningSession, async (call) => {
      const caller = callerOf(call);
      const attempt = { clientIp: call.clientIp, account: caller.customerId };
      await limitAttempts(deps, { call: 'signing-session', ...attempt });
      return createSigningSession(deps, { ...call.body, owners: ownersOf(caller) });
    }),
    route(checkout.completeSigning, (call) =>
      completeSigning(deps, { ...call.body, owners: ownersOf(callerOf(call)) }),
    ),
    route(checkout.getOrderState, (call) => {
      const caller = callerOf(call);
      return getOrderState(deps, { ...call.body, owners: ownersOf(caller), siteId: caller.siteId });
    }),
    route(checkout.cancelBeforeDelivery, (call) =>
      cancelBeforeDelivery(deps, { ...call.body, owners: ownersOf(callerOf(call)) }),
    ),
    route(contract.requestOrderLink, async (call) => {
      const { siteId } = callerOf(call);
      await requestOrderLink(deps, { ...call.body, siteId, locale: call.locale, clientIp: call.clientIp });
      return { isAccepted: true as const };
    }),
    route(contract.openOrderLink, (call) => {
      const { customerId } = callerOf(call);
      return openOrderLink(deps, { token: call.body.token, customerId, clientIp: call.clientIp });
    }),
    route(checkout.cancelOrder, (call) =>
      cancelOrder(deps, { ...call.body, owners: ownersOf(callerOf(call)) }),
    ),
  ];
}
