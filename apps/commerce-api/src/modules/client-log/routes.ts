import { postLog, postPageVisit } from '@ownpath/contracts/client-log';
import type { Logger } from 'pino';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { errorText, pageVisitText, writeClientLog } from './write-client-log.ts';

/** The log of a call knows its correlation id. */
const originOf = (log: Logger) => {
  const { correlationId } = log.bindings() as { correlationId?: string };
  return { log, correlationId: correlationId ?? null };
};

export function clientLogRoutes(deps: Dependencies): Route[] {
  const limit = (clientIp: string) => limitAttempts(deps, { call: 'client-log', clientIp });
  return [
    route(postLog, async ({ body, log, clientIp }) => {
      await limit(clientIp);
      const hasError = body.error !== undefined && body.error !== null;
      const message = hasError ? `${body.message} | ${errorText(body.error ?? '')}` : body.message;
      const level = body.level ?? (hasError ? 'error' : 'info');
      return writeClientLog(deps, { message, level, ...originOf(log) });
    }),
    route(postPageVisit, async ({ body, log, clientIp }) => {
      await limit(clientIp);
      return writeClientLog(deps, { message: pageVisitText(body), level: 'info', ...originOf(log) });
    }),
  ];
}
