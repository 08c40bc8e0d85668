export { findPreference } from './list-preferences.ts';
export { listValueProblems } from './preference-values.ts';
export { findPreferenceValue, listAllPreferences, putPreference } from './preferences-queries.ts';
export { preferenceRoutes } from './routes.ts';
