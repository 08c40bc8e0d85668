import { postLog } from '@ownpath/contracts/client-log';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { writeClientLog } from './write-client-log.ts';

export function clientLogRoutes(deps: Dependencies): Route[] {
  return [
    route(postLog, ({ body, log }) => {
      const { correlationId } = log.bindings() as { correlationId?: string };
      return writeClientLog(deps, { ...body, correlationId: correlationId ?? null, log });
    }),
  ];
}
