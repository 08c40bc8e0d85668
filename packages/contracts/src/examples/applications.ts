import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

const application = {
  firstName: 'Marisol',
  lastName: 'Ortega',
  email: 'marisol@example.com',
  phone: '2145550100',
  dateOfBirth: '1990-05-17',
  ssn: '900001099',
  address1: '12 Elm Street',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  monthsAtAddress: 30,
  monthlyIncomeCents: 320000,
  payFrequency: 'BIWEEKLY',
  nextPayday: '2026-11-27',
  decisionConsentVersion: '2027-01',
};

export const applicationExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getInstantApproval: custom(
    'A decision',
    'store',
    { application, idempotencyKey: 'one-per-submit' },
    {
      pageName: 'Approved',
      approval: {
        approvalResponse: 1,
        originalApprovalAmount: 99,
        weeklyApprovalAmount: 99,
        biWeeklyApprovalAmount: 198,
        monthlyApprovalAmount: 424,
        storeNumber: '04217',
      },
    },
  ),
  getApplicationDraft: custom('Nothing typed yet', 'guest', {}, { fields: {} }),
  saveApplicationDraft: custom(
    'What was typed last',
    'store',
    { fields: { firstName: 'Marisol', phone: '(214) 555-0100' }, leadId: 'lead-of-this-visit' },
    { fields: { firstName: 'Marisol', phone: '(214) 555-0100' } },
  ),
  checkApplicationAddress: custom(
    'The store delivers there',
    'store',
    { address1: '12 Elm Street', stateCode: 'TX', postalCode: '75024' },
    { storeId: '04217' },
  ),
  getPhoneMatch: custom('Not started yet', 'store', {}, { view: 'number', result: null, person: null }),
  startPhoneMatch: custom(
    'A code is on its way',
    'store',
    { phone: '2145550101', consentsToCode: true, consentsToLookUp: true, consentVersion: 'phone-2026-11' },
    { view: 'code', phone: '2145550101', triesLeft: 3 },
  ),
  resendPhoneCode: custom('Nothing to send again', 'store', {}, { view: 'number' }),
  verifyPhoneCode: custom('No code was sent', 'store', { code: '123456' }, { view: 'number' }),
  answerPhoneMatch: custom('Nothing to confirm', 'store', { isMine: true }, { view: 'number' }),
  skipPhoneMatch: custom('The shopper types everything', 'store', {}, { view: 'done', result: 'typed' }),
  getExistingApproval: custom('No decision yet', 'guest', {}, { pageName: null, DEResponse: null }),
  getIdentityCheck: custom('Nothing is asked', 'guest', {}, { state: 'none', quizId: null, questions: [] }),
  finishIdentityCheck: custom('The decision again', 'approved', {}, { pageName: 'Approved' }),
};
