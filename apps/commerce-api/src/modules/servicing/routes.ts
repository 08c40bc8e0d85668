import {
  searchAppointments as appointmentsEndpoint,
  getCustomerDetails as customerDetailsEndpoint,
  getCustomerRecord as customerEndpoint,
  getAgreementDetails as detailsEndpoint,
  getAgreementSummary,
  getSavedPaymentMethods,
  calculatePayment as paymentEndpoint,
} from '@ownpath/contracts/servicing';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { calculatePayment } from './calculate-payment.ts';
import { getAgreementDetails } from './get-agreement-details.ts';
import { getCustomerDetails } from './get-customer-details.ts';
import { getCustomerRecord } from './get-customer-record.ts';
import { listSavedPaymentMethods } from './list-saved-payment-methods.ts';
import { searchAppointments } from './search-appointments.ts';
import { summarizeAgreements } from './summarize-agreements.ts';

export function servicingRoutes(deps: Dependencies): Route[] {
  return [
    route(getAgreementSummary, (call) =>
      summarizeAgreements(deps, { customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(detailsEndpoint, (call) =>
      getAgreementDetails(deps, {
        customerId: callerOf(call).customerId,
        agreementId: call.body.agreementId,
        isAgreementNumber: call.body.isAgreementNumber ?? false,
        storeId: call.body.storeId,
        locale: call.locale,
      }),
    ),
    route(paymentEndpoint, (call) =>
      calculatePayment(deps, {
        customerId: callerOf(call).customerId,
        agreementIds: call.body?.agreementIds,
      }),
    ),
    route(getSavedPaymentMethods, (call) =>
      listSavedPaymentMethods(deps, {
        customerId: callerOf(call).customerId,
        isCardOnly: call.body?.ccOnly ?? false,
      }),
    ),
    route(appointmentsEndpoint, (call) =>
      searchAppointments(deps, {
        customerId: callerOf(call).customerId,
        agreementId: call.body?.agreementId,
      }),
    ),
    route(customerEndpoint, (call) => getCustomerRecord(deps, callerOf(call).customerId)),
    route(customerDetailsEndpoint, (call) => getCustomerDetails(deps, callerOf(call).customerId)),
  ];
}
