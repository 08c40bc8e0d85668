import { postLog } from '@ownpath/contracts/client-log';
import { maskedPath } from '../analytics/page-views.ts';
import type { CommerceClient } from '../commerce/client.server.ts';
import { warnOf } from '../http/responses.ts';

const MAX_LENGTHS = { path: 500, error: 10_000 } as const;

/**
 * Gives a browser's error to the engine's log, which takes personal data out, with the path of its page without the number
 * of an order or agreement. A failure is logged only (specification section 8).
 */
export async function keepBrowserError(
  commerce: CommerceClient,
  sent: { readonly path: string; readonly error: string },
): Promise<void> {
  const path = maskedPath(sent.path.slice(0, MAX_LENGTHS.path));
  const error = sent.error.slice(0, MAX_LENGTHS.error);
  if (!path.startsWith('/') || error === '') return;
  await commerce
    .call(postLog, { body: { message: `Error on ${path}`, error, level: 'error' } }, { as: 'shared' })
    .catch((failure: unknown) => warnOf('An error of a browser is not logged', failure));
}
