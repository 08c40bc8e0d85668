import { data } from 'react-router';
import { isCommerceError } from './commerce-error.ts';

/** When the commerce API doesn't say when to come back. */
const RETRY_AFTER_SECONDS = 10;

/** A status of the commerce API that a page answers with as well: too many calls, or not available at the moment. */
export function refusalIn(error: unknown): { status: number; retryAfterSeconds: number } | null {
  if (!isCommerceError(error) || (error.status !== 429 && error.status !== 503)) return null;
  console.warn(`A page is refused: ${error.message}`);
  return { status: error.status, retryAfterSeconds: error.retryAfterSeconds ?? RETRY_AFTER_SECONDS };
}

/** The error page of a status. */
export function throwRefusal({ status }: { readonly status: number }): never {
  throw data(null, { status });
}
