import { postLog, postPageVisit } from '@ownpath/contracts/client-log';
import type { Logger } from 'pino';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { errorText, pageVisitText, writeClientLog } from './write-client-log.ts';

/** The log of a call knows its correlation id. */
const originOf = (log: Logger) => {
  const { correlationId } = log.bindings() as { correlationId?: string };
  return { log, correlationId: correlationId ?? null };
};

export function clientLogRoutes(deps: Dependencies): Route[] {
  return [
    route(postLog, ({ body, log }) => {
      const hasError = body.error !== undefined && body.error !== null;
      const message = hasError ? `${body.message} | ${errorText(body.error ?? '')}` : body.message;
      const level = body.level ?? (hasError ? 'error' : 'info');
      return writeClientLog(deps, { message, level, ...originOf(log) });
    }),
    route(postPageVisit, ({ body, log }) =>
      writeClientLog(deps, { message: pageVisitText(body), level: 'info', ...originOf(log) }),
    ),
  ];
}
