export { isPhoneMatched, openMatchedIdentity, phoneMatchFactOf } from './matched-identity.ts';
export { phoneMatchRoutes } from './routes.ts';
