import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

const refused = (examples: EndpointExample[], status: number): EndpointExample[] =>
  examples.map((example) => ({ ...example, status }));

/** Calls about the customer's own profile. */
export const profileExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  beginAgreementLink: custom(
    'A number that no agreement has: the answer is the same',
    'registered',
    { agreementNumber: '04217-79999999', phoneLast4: '0143' },
    { expiresInMinutes: 10 },
  ),
  confirmAgreementLink: refused(
    custom('A code that was not asked for', 'registered', { code: '000000' }, { code: 'InvalidProof' }),
    400,
  ),
  getProfileStatus: custom(
    'A new customer',
    'registered',
    {},
    {
      isMobileVerified: false,
      acceptsTexts: false,
      pendingEmail: null,
      dataExport: null,
      closing: { blockers: [], keeps: [] },
    },
  ),
  updateConsents: custom(
    'Offers by e-mail only',
    'registered',
    { acceptsEmails: true, acceptsTexts: false },
    { success: true },
  ),
  requestEmailChange: custom(
    'A link to a new address',
    'registered',
    { email: 'ana.new@example.com', currentPassword: '{password}' },
    { expiresInMinutes: 60 },
  ),
  confirmEmailChange: refused(
    custom('An invented link', 'guest', { token: 'invented' }, { code: 'InvalidProof' }),
    400,
  ),
  sendPhoneCode: custom(
    'A code to a mobile number',
    'registered',
    { phone: '(214) 555-0143' },
    { expiresInMinutes: 10 },
  ),
  confirmPhone: refused(
    custom('A code that nobody sent', 'registered', { code: '000000' }, { code: 'InvalidProof' }),
    400,
  ),
  requestDataExport: custom('A copy of the customer’s data', 'registered', {}, { success: true }),
  downloadDataExport: refused(
    custom('An invented link', 'registered', { token: 'invented' }, { code: 'InvalidProof' }),
    400,
  ),
  closeAccount: custom(
    'Close the account',
    'registered',
    { currentPassword: '{password}', isSure: true },
    { success: true },
  ),
};
