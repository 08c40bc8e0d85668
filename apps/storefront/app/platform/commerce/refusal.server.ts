import { data } from 'react-router';
import { isCommerceError } from './commerce-error.ts';

/** A status of the commerce API that a page answers with as well: too many calls, or not available at the moment. */
export function refusalIn(error: unknown): { status: number; retryAfterSeconds: number | null } | null {
  if (!isCommerceError(error) || (error.status !== 429 && error.status !== 503)) return null;
  return { status: error.status, retryAfterSeconds: error.retryAfterSeconds };
}

/** The error page of a status. */
export function throwRefusal({ status }: { readonly status: number }): never {
  throw data(null, { status });
}
