import type { Endpoint } from '@ownpath/contracts/wire';
import { DomainError } from '../domain-error.ts';

const NAMED_ERROR = /^([a-z]+(?:_[a-z]+)+): (.+)$/s;

/** Refusals of the login service carry `error` and `error_description` as well (RFC 6749, 5.2). */
export function withOauthMembers(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof DomainError) || !endpoint.path.startsWith('/shopper/auth/')) return error;
  const [, name, description] = NAMED_ERROR.exec(error.message) ?? [];
  const usualName = error.code === 'Unauthorized' ? 'invalid_client' : 'invalid_request';
  return new DomainError(error.code, error.message, {
    cause: error,
    members: { ...error.members, error: name ?? usualName, error_description: description ?? error.message },
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.retryAfterSeconds ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
  });
}
