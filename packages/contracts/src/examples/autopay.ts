import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

/** Autopay, and what it charges. */
export const autopayExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getAutopay: custom(
    'Off, with what it would charge',
    'rented',
    {},
    { chargeHour: 20, agreements: [{ agreementId: '{agreementId}', autoPay: 'N', allowAutoPay: 'Y' }] },
  ),
  enrollAutopay: custom(
    'With a saved card, by the text that was shown',
    'rented',
    {
      agreementId: '{agreementId}',
      version: 2,
      textVersion: 'autopay-account-2026-12',
      paymentMethodId: '{paymentMethodId}',
    },
    { agreementId: '{agreementId}', autoPay: 'Y' },
  ),
  stopAutopay: custom(
    'Off is off',
    'rented',
    { agreementId: '{agreementId}' },
    { agreementId: '{agreementId}', autoPay: 'N' },
  ),
  restoreAutopay: custom(
    'Undo within a minute',
    'on autopay',
    { agreementId: '{agreementId}' },
    { agreementId: '{agreementId}', autoPay: 'Y' },
  ),
  getAutopayAuthorization: custom(
    'The copy',
    'on autopay',
    { agreementId: '{agreementId}' },
    { orderNo: null, locale: 'en-US' },
  ),
  getPaymentHelp: custom(
    'What helps with the next payment',
    'rented',
    { agreementId: '{agreementId}' },
    {
      agreements: [
        {
          agreementId: '{agreementId}',
          numberOfDaysLate: 0,
          extension: { refusal: null, remainingMoves: 2, moves: [] },
          rights: { stateCode: 'TX', keepUntilDate: null },
          helpRequest: null,
        },
      ],
    },
  ),
  moveDueDate: custom(
    'The next payment three days later',
    'rented',
    {
      agreementId: '{agreementId}',
      version: 2,
      fromDueDate: '2026-12-01',
      toDueDate: '2026-12-04',
    },
    { fromDueDate: '2026-12-01', toDueDate: '2026-12-04', movedBy: 'customer' },
  ),
  requestHelp: custom(
    'Another payday',
    'rented',
    {
      requestKey: '5d0c2a1e-7b1f-4c55-8f0b-1b8e2f6f9a10',
      agreementId: '{agreementId}',
      kind: 'new-payday',
      message: 'I am paid on the 15th now.',
    },
    { kind: 'new-payday', outcome: null, answer: null },
  ),
  savePaymentMethod: custom(
    'Another card',
    'registered',
    { token: '{cardToken}', isDefault: true },
    { paymentMethods: [{ isDefault: 'Y' }, { isDefault: 'N' }] },
  ),
  makeDefaultPaymentMethod: custom(
    'Offered first',
    'rented',
    { paymentMethodId: '{paymentMethodId}' },
    { paymentMethods: [{ paymentMethodId: '{paymentMethodId}', isDefault: 'Y' }] },
  ),
  removePaymentMethod: custom(
    'A card that autopay does not charge',
    'rented',
    { paymentMethodId: '{paymentMethodId}' },
    { paymentMethods: [] },
  ),
};
