import type { Endpoint } from '@ownpath/contracts/wire';
import type { Route } from './route.ts';

const isCustom = (endpoint: Endpoint) => endpoint.path.startsWith('/custom/');

/**
 * The variant of specification section 7: a custom POST with the header `verbose: true` answers `{ data, status }`.
 * Refusals stay problem documents (docs/decisions/0013-verbose-answers.md).
 */
export function withVerboseAnswer(route: Route): Route {
  const { endpoint, handle } = route;
  if (!isCustom(endpoint) || endpoint.method !== 'POST') return route;
  return {
    ...route,
    async handle(call) {
      const result = await handle(call);
      if (call.request.headers.get('verbose') !== 'true' || result instanceof Response) return result;
      const data = endpoint.encode(result);
      return Response.json(
        { data, status: endpoint.status },
        { status: endpoint.status, headers: { 'cache-control': 'no-store' } },
      );
    },
  };
}
