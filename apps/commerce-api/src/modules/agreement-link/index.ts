export { agreementLinkRoutes } from './routes.ts';
