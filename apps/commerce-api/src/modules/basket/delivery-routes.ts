import * as contract from '@ownpath/contracts/basket';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { requestOf, withEtag } from './basket-call-routes.ts';
import { changeShipment, listShippingMethods, refuseShipmentChange, setAddress } from './change-delivery.ts';

/** Where and how the goods come, and where the bill goes. */
export function deliveryRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.createShipmentForBasket, (call) =>
      refuseShipmentChange(deps, requestOf(call), { kind: 'create' }),
    ),
    route(contract.updateShipmentForBasket, (call) => {
      const { shipmentId } = call.params;
      return withEtag(changeShipment(deps, { ...requestOf(call), shipmentId, shipment: call.body }));
    }),
    route(contract.removeShipmentFromBasket, (call) => {
      const { shipmentId } = call.params;
      return refuseShipmentChange(deps, requestOf(call), { kind: 'remove', shipmentId });
    }),
    route(contract.updateShippingAddressForShipment, (call) =>
      withEtag(
        setAddress(deps, {
          ...requestOf(call),
          shipmentId: call.params.shipmentId,
          address: call.body,
          isForDelivery: true,
          isForBilling: call.query.useAsBilling ?? false,
        }),
      ),
    ),
    route(contract.updateBillingAddressForBasket, (call) =>
      withEtag(
        setAddress(deps, {
          ...requestOf(call),
          shipmentId: 'me',
          address: call.body,
          isForDelivery: call.query.useAsShipping ?? false,
          isForBilling: true,
        }),
      ),
    ),
    route(contract.getShippingMethodsForShipment, (call) =>
      listShippingMethods(deps, { ...requestOf(call), shipmentId: call.params.shipmentId }),
    ),
    route(contract.updateShippingMethodForShipment, (call) => {
      const { shipmentId } = call.params;
      const shipment = { shippingMethod: call.body };
      return withEtag(changeShipment(deps, { ...requestOf(call), shipmentId, shipment }));
    }),
  ];
}
