export { GIVE_VISITS } from './give-visits.ts';
export { visitRoutes } from './routes.ts';
export { visitJobs } from './settle-visit.ts';
export { tellStoreAgain } from './tell-store.ts';
