export { findPreference } from './list-preferences.ts';
export { preferenceRoutes } from './routes.ts';
