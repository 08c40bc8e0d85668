import { getCustomPreferences } from '@ownpath/contracts/preferences';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { listPreferences } from './list-preferences.ts';

export function preferenceRoutes(deps: Dependencies): Route[] {
  return [
    route(getCustomPreferences, ({ query, request }) =>
      listPreferences(deps, {
        clientId: request.headers.get('client_id'),
        names:
          query.c_prefs === undefined
            ? null
            : query.c_prefs
                .split(',')
                .map((name) => name.trim())
                .filter(Boolean),
      }),
    ),
  ];
}
