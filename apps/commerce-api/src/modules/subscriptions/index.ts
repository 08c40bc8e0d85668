export { receiveText } from './receive-text.ts';
export { subscriptionRoutes } from './routes.ts';
export { isStopped, stopLinks } from './stop-offers.ts';
export { deleteSuppression, putSuppression } from './subscriptions-queries.ts';
