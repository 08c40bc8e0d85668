export { hasAnsweredQuiz } from './identity-check-queries.ts';
export { identityCheckRoutes } from './routes.ts';
