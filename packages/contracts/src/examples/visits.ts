import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

/** Calls that book visits of the store. */
export const visitExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getVisitDays: custom(
    'Days for a delivery',
    'rented',
    { agreementId: '{agreementId}', deliveryType: 'delivery' },
    {
      agreementId: '{agreementId}',
      deliveryType: 'delivery',
      visit: null,
      blockedBy: null,
      promisedDate: '2026-11-24',
      givenFrom: '2026-11-23T21:00:00.000Z',
    },
  ),
  bookVisit: custom(
    'A delivery on Tuesday',
    'rented',
    {
      agreementId: '{agreementId}',
      deliveryType: 'delivery',
      date: '2026-11-24',
      startTime: '14:00',
      notes: 'Second floor',
    },
    { visit: { status: 'scheduled', scheduleDate: '2026-11-24', startTime: '14:00', endTime: '16:00' } },
  ),
  cancelVisit: custom(
    'A delivery that is not wanted yet',
    'rented',
    { agreementId: '{agreementId}', deliveryType: 'delivery' },
    { visit: null },
  ),
};
