export { findPreference } from './list-preferences.ts';
export { findPreferenceValue } from './preferences-queries.ts';
export { preferenceRoutes } from './routes.ts';
