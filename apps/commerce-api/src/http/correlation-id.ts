import type { Ids } from '../ports/index.ts';

/** Header that carries the caller's id for one request, and ours when it sends none. */
export const CORRELATION_HEADER = 'correlation-id';
const CORRELATION_PATTERN = /^[\w.:-]{1,100}$/;

/** The caller's id when it is harmless in a log line, a new one otherwise. */
export function correlationIdOf(request: Request, ids: Ids): string {
  const sent = request.headers.get(CORRELATION_HEADER);
  return sent && CORRELATION_PATTERN.test(sent) ? sent : ids.uuid();
}
