import type { DemoPriceZone } from '../types/index.ts';

/** What the stores charge once, with the first payment, where the state allows as much. */
export const PROCESSING_FEE_CENTS = 10_00;

/** Together the zones cover every state in which Rowan & Co. has or may open a store. */
export const priceZones: readonly DemoPriceZone[] = [
  {
    id: 'zone-heartland',
    name: 'Heartland',
    multiplierBps: 9_500,
    stateCodes: ['AR', 'IA', 'IL', 'IN', 'KS', 'KY', 'MI', 'MO', 'NE', 'OH', 'PA', 'WV'],
  },
  {
    id: 'zone-southwest',
    name: 'Southwest',
    multiplierBps: 10_000,
    stateCodes: ['AZ', 'CO', 'LA', 'NM', 'NV', 'OK', 'TX', 'UT'],
  },
  {
    id: 'zone-southeast',
    name: 'Southeast',
    multiplierBps: 10_000,
    stateCodes: ['AL', 'FL', 'GA', 'MS', 'SC', 'TN', 'VA'],
  },
  {
    id: 'zone-coasts',
    name: 'Coasts',
    multiplierBps: 10_800,
    stateCodes: ['CA', 'CT', 'DE', 'MA', 'MD', 'NH', 'NY', 'OR', 'RI', 'WA'],
  },
];
