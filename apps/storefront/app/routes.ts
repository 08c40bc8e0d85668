import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole URL table. Site and locale prefixes never stand here: they are the router's basename (decision 0007). */
export default [
  index('routes/home/route.tsx'),
  route('menu', 'routes/menu/route.tsx'),
  route('art/*', 'routes/art/route.ts'),
  route('static/translations/compiled/:file', 'routes/translations/route.ts'),
  route('*', 'routes/page-not-found/route.tsx'),
] satisfies RouteConfig;
