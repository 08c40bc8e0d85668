import {
  bookVisit as bookEndpoint,
  cancelVisit as cancelEndpoint,
  getVisitDays as daysEndpoint,
} from '@ownpath/contracts/servicing';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { bookVisit, cancelVisit } from './book-visit.ts';
import { getVisitDays } from './get-visit-days.ts';

export function visitRoutes(deps: Dependencies): Route[] {
  return [
    route(daysEndpoint, (call) =>
      getVisitDays(deps, {
        customerId: callerOf(call).customerId,
        agreementId: call.body.agreementId,
        kind: call.body.deliveryType,
        week: call.body.week,
        locale: call.locale,
      }),
    ),
    route(bookEndpoint, (call) => {
      const { agreementId, deliveryType, date, startTime, notes, photos = [] } = call.body;
      return bookVisit(deps, {
        customerId: callerOf(call).customerId,
        agreementId,
        kind: deliveryType,
        date,
        startTime,
        notes: notes ? notes : null,
        photos,
        locale: call.locale,
      });
    }),
    route(cancelEndpoint, (call) =>
      cancelVisit(deps, {
        customerId: callerOf(call).customerId,
        agreementId: call.body.agreementId,
        kind: call.body.deliveryType,
        locale: call.locale,
      }),
    ),
  ];
}
