export { analyticsRoutes } from './routes.ts';
export { readSearchReport, type SearchReport } from './search-report.ts';
