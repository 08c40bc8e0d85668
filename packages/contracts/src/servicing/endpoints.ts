import { LOCALES } from '@ownpath/domain/site';
import { z } from 'zod';
import { defineCustomEndpoint, Flag, YesNo } from '../wire/index.ts';
import { AgreementDetails, Appointment } from './agreement-details.ts';
import { AgreementSummary, ClubInfo } from './agreement-summary.ts';
import { AccountAlertName, CustomerRecord, SavedPaymentMethod } from './customer-record.ts';
import { AccountBalanceEntry, AgreementPaymentDetail } from './payment-detail.ts';

/**
 * Calls about the caller's own agreements. The token identifies the customer; ids in the body only select among their
 * agreements. Bodies that the specification does not show are ours and optional.
 */
const Id = z.string().min(1).max(100);

export const getAgreementSummary = defineCustomEndpoint({
  id: 'getAgreementSummary',
  summary: 'The caller’s agreements with amounts due',
  api: 'agreement',
  endpoint: 'agreementsummary',
  body: z.looseObject({}).optional(),
  response: z.object({ agreement: z.array(AgreementSummary), clubInfoResponse: ClubInfo }),
});

export const getAgreementDetails = defineCustomEndpoint({
  id: 'getAgreementDetails',
  summary: 'One of the caller’s agreements, by id or number',
  api: 'agreement',
  endpoint: 'agreementdetails',
  body: z.looseObject({ agreementId: Id, isAgreementNumber: Flag.optional(), storeId: Id.optional() }),
  response: AgreementDetails,
});

/** Papers about an agreement, beside the signed agreement itself (`getAgreementFile`). */
export const AGREEMENT_PAPERS = ['receipt', 'statement', 'ownership-letter'] as const;

export const getAgreementPaper = defineCustomEndpoint({
  id: 'getAgreementPaper',
  summary: 'A receipt, the statement or the ownership letter of one of the caller’s agreements as a PDF',
  api: 'agreement',
  endpoint: 'agreementpaper',
  body: z.looseObject({
    /** Id or number. */
    agreementId: Id,
    paper: z.enum(AGREEMENT_PAPERS),
    /** Of a receipt. */
    paymentId: Id.optional(),
  }),
  response: z.object({ fileName: z.string(), locale: z.enum(LOCALES), pdf: z.string() }),
});

export const calculatePayment = defineCustomEndpoint({
  id: 'calculatePayment',
  summary: 'Amounts due now on the given agreements, or on all',
  api: 'customer',
  endpoint: 'calculatepayment',
  body: z.looseObject({ agreementIds: z.array(Id).min(1).max(50).optional() }).optional(),
  response: z.object({
    paymentDetails: z.array(AgreementPaymentDetail),
    accountBalance: z.array(AccountBalanceEntry),
    remotePaymentAllowed: YesNo,
  }),
});

export const getSavedPaymentMethods = defineCustomEndpoint({
  id: 'getSavedPaymentMethods',
  summary: 'The caller’s saved payment methods, default first',
  api: 'get-saved-paymentmethods',
  endpoint: 'getsavedpaymentmethods',
  body: z.looseObject({ ccOnly: Flag.optional() }).optional(),
  response: z.object({ paymentMethods: z.array(SavedPaymentMethod) }),
});

export const searchAppointments = defineCustomEndpoint({
  id: 'searchAppointments',
  summary: 'Deliveries and other appointments, latest first (fields not defined in the specification)',
  api: 'appointment',
  endpoint: 'searchappointment',
  body: z.looseObject({ agreementId: Id.optional() }).optional(),
  response: z.object({ appointments: z.array(Appointment) }),
});

export const getCustomerRecord = defineCustomEndpoint({
  id: 'getCustomerRecord',
  summary: 'The caller’s record in the rental system (fields not defined in the specification)',
  api: 'get-customer',
  endpoint: 'getcustomer',
  body: z.looseObject({}).optional(),
  response: z.object({ customer: CustomerRecord }),
});

export const getCustomerDetails = defineCustomEndpoint({
  id: 'getCustomerDetails',
  summary: 'The caller’s account status (fields not defined in the specification)',
  api: 'customer',
  endpoint: 'customerdetailinfo',
  body: z.looseObject({}).optional(),
  response: z.object({
    customer: CustomerRecord,
    homeStoreNumber: z.string().optional(),
    languagePreference: z.string().optional(),
    acceptsMarketing: z.boolean(),
    activeAgreementCount: z.int(),
    hasOnlyEarlyAgreements: z.boolean(),
    alerts: z.array(AccountAlertName),
  }),
});
