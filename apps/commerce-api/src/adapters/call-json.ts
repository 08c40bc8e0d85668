import type { z } from 'zod';
import { PortError } from '../ports/index.ts';
import type { SendRequest } from './identity-provider/http-provider.ts';
import { realSleep, type Sleep, withTimeLimit } from './time-limit.ts';

const TIME_LIMIT_MS = 5_000;

export type JsonProvider = {
  /** Name of the port in errors. */
  readonly port: string;
  /** Address below which the calls are. */
  readonly url: string;
  readonly key: string;
  readonly fetch?: SendRequest;
  readonly sleep?: Sleep;
};

/**
 * Calls of a provider with a JSON API and a key. Redirects are not followed; a call, its body included, times out
 * after 5 seconds. Errors contain nothing of the request or the response.
 */
export function createJsonCaller({ port, url, key, fetch: send = fetch, sleep = realSleep }: JsonProvider) {
  return async <Schema extends z.ZodType>(
    path: string,
    body: object,
    schema: Schema,
  ): Promise<z.output<Schema>> =>
    withTimeLimit(port, TIME_LIMIT_MS, sleep, async (signal) => {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      } as const;
      const response = await send(`${url}${path}`, request).catch(() => {
        throw new PortError(port, 'unavailable', 'could not be reached');
      });
      const { status } = response;
      if (status >= 500 || status === 429) throw new PortError(port, 'unavailable', `HTTP ${status}`);
      if (status !== 200) throw new PortError(port, 'rejected', `HTTP ${status}`);
      const answer = schema.safeParse(await response.json().catch(() => null));
      if (!answer.success) throw new PortError(port, 'malformed', 'answered in another shape');
      return answer.data;
    });
}
