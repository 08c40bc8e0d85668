import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

/** Calls that exchange what is rented. */
export const exchangeExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getExchanges: custom(
    'An agreement that can be exchanged',
    'exchangeable',
    { agreementId: '{agreementId}' },
    { exchanges: [{ exchangeDate: '2026-11-21', refusal: null, request: null }] },
  ),
  requestExchange: custom(
    'Something else, please',
    'exchangeable',
    { requestKey: '5b0e2c7a-9d41-4f36-8a7e-1c2d3e4f5a6b', agreementId: '{agreementId}', wish: 'A recliner' },
    { exchanges: [{ request: { state: 'asked', wish: 'A recliner' } }] },
  ),
  cancelExchange: custom(
    'The old one stays',
    'exchangeable',
    { agreementId: '{agreementId}' },
    { exchanges: [{ request: null }] },
  ),
};
