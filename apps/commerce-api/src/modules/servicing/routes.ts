import {
  searchAppointments as appointmentsEndpoint,
  getAutopayAuthorization as authorizationEndpoint,
  getAutopay as autopayEndpoint,
  getBankDebits as bankDebitsEndpoint,
  cancelMembership as cancelMembershipEndpoint,
  createPaymentFrame,
  getCustomerDetails as customerDetailsEndpoint,
  getCustomerRecord as customerEndpoint,
  makeDefaultPaymentMethod as defaultMethodEndpoint,
  getAgreementDetails as detailsEndpoint,
  enrollAutopay as enrollEndpoint,
  getAgreementSummary,
  getMemberships,
  getPayment,
  getPaymentHistory,
  getSavedPaymentMethods,
  getPaymentHelp as helpEndpoint,
  requestHelp as helpRequestEndpoint,
  makePayment as makePaymentEndpoint,
  moveDueDate as moveEndpoint,
  getAgreementPaper as paperEndpoint,
  calculatePayment as paymentEndpoint,
  quotePayments as quoteEndpoint,
  removePaymentMethod as removeMethodEndpoint,
  restoreAutopay as restoreEndpoint,
  savePaymentMethod as saveMethodEndpoint,
  stopAutopay as stopEndpoint,
} from '@ownpath/contracts/servicing';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { getBankDebits } from './bank-debits.ts';
import { calculatePayment } from './calculate-payment.ts';
import { getAgreementDetails } from './get-agreement-details.ts';
import { getAgreementPaper } from './get-agreement-paper.ts';
import { getAutopay } from './get-autopay.ts';
import { getAutopayAuthorization } from './get-autopay-authorization.ts';
import { getCustomerDetails } from './get-customer-details.ts';
import { requireCustomerRecord } from './get-customer-record.ts';
import { requestHelp } from './help-requests.ts';
import { listMemberships } from './list-memberships.ts';
import { getReceipt, listPaymentHistory } from './list-payments.ts';
import { listSavedPaymentMethods } from './list-saved-payment-methods.ts';
import { makePayment } from './make-payment.ts';
import { enrollAutopay, restoreAutopay, stopAutopay } from './manage-autopay.ts';
import { cancelMembership } from './manage-memberships.ts';
import {
  makeDefaultPaymentMethod,
  removePaymentMethod,
  savePaymentMethod,
} from './manage-payment-methods.ts';
import { moveDueDate } from './move-due-date.ts';
import { openPaymentFrame } from './open-payment-frame.ts';
import { getPaymentHelp } from './payment-help.ts';
import { quotePayments } from './payment-quotes.ts';
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
    route(getMemberships, (call) =>
      listMemberships(deps, { customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(cancelMembershipEndpoint, (call) =>
      cancelMembership(deps, {
        customerId: callerOf(call).customerId,
        agreementId: call.body.agreementId,
        locale: call.locale,
      }),
    ),
    route(paperEndpoint, (call) =>
      getAgreementPaper(deps, { ...call.body, customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(paymentEndpoint, (call) =>
      calculatePayment(deps, {
        customerId: callerOf(call).customerId,
        agreementIds: call.body?.agreementIds,
      }),
    ),
    route(quoteEndpoint, (call) =>
      quotePayments(deps, { customerId: callerOf(call).customerId, payments: call.body.payments }),
    ),
    route(makePaymentEndpoint, (call) =>
      makePayment(deps, {
        ...call.body,
        customerId: callerOf(call).customerId,
        locale: call.locale,
        clientIp: call.clientIp,
      }),
    ),
    route(getPayment, (call) =>
      getReceipt(deps, {
        customerId: callerOf(call).customerId,
        paymentId: call.body.paymentId,
        locale: call.locale,
      }),
    ),
    route(getPaymentHistory, (call) =>
      listPaymentHistory(deps, {
        customerId: callerOf(call).customerId,
        agreementId: call.body?.agreementId,
        locale: call.locale,
      }),
    ),
    route(bankDebitsEndpoint, (call) =>
      getBankDebits(deps, { ...call.body, customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(createPaymentFrame, (call) =>
      openPaymentFrame(deps, { ...call.body, customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(helpEndpoint, (call) =>
      getPaymentHelp(deps, {
        customerId: callerOf(call).customerId,
        agreementId: call.body?.agreementId,
        locale: call.locale,
      }),
    ),
    route(moveEndpoint, (call) =>
      moveDueDate(deps, { ...call.body, customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(helpRequestEndpoint, (call) =>
      requestHelp(deps, { ...call.body, customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(autopayEndpoint, (call) =>
      getAutopay(deps, { customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(enrollEndpoint, (call) =>
      enrollAutopay(deps, {
        ...call.body,
        customerId: callerOf(call).customerId,
        locale: call.locale,
        clientIp: call.clientIp,
      }),
    ),
    route(stopEndpoint, (call) =>
      stopAutopay(deps, { ...call.body, customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(restoreEndpoint, (call) =>
      restoreAutopay(deps, { ...call.body, customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(authorizationEndpoint, (call) =>
      getAutopayAuthorization(deps, {
        ...call.body,
        customerId: callerOf(call).customerId,
        locale: call.locale,
      }),
    ),
    route(saveMethodEndpoint, (call) =>
      savePaymentMethod(deps, { ...call.body, customerId: callerOf(call).customerId }),
    ),
    route(defaultMethodEndpoint, (call) =>
      makeDefaultPaymentMethod(deps, { ...call.body, customerId: callerOf(call).customerId }),
    ),
    route(removeMethodEndpoint, (call) =>
      removePaymentMethod(deps, {
        ...call.body,
        customerId: callerOf(call).customerId,
        locale: call.locale,
        clientIp: call.clientIp,
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
    route(customerEndpoint, (call) => requireCustomerRecord(deps, callerOf(call).customerId)),
    route(customerDetailsEndpoint, (call) => getCustomerDetails(deps, callerOf(call).customerId)),
  ];
}
