import { type Endpoint, type ProblemCode, problems } from '@ownpath/contracts/wire';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../database/query-error.ts';
import { DomainError } from '../domain-error.ts';
import { PortError } from '../ports/index.ts';

const PROBLEM_TYPE_BASE = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/';

/** A database that restarts is usually back by then. */
const DATABASE_RETRY_AFTER_SECONDS = '5';

function kebab(code: string): string {
  return code.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/** The documented problem document for a code, with status and correlation id. */
export function problemResponse(
  code: ProblemCode,
  detail: string,
  correlationId: string,
  extra: {
    fields?: readonly { path: string; code: string }[] | undefined;
    headers?: Record<string, string>;
    members?: Readonly<Record<string, string | number>> | undefined;
  } = {},
): Response {
  const { status, title } = problems[code];
  const body = {
    title,
    type: `${PROBLEM_TYPE_BASE}${kebab(code)}`,
    detail,
    code,
    correlationId,
    ...(extra.fields ? { fields: extra.fields } : {}),
    ...extra.members,
  };
  return new Response(JSON.stringify(body), {
    status,
    statusText: title,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'correlation-id': correlationId,
      ...extra.headers,
    },
  });
}

/** Maps any error to a problem document; unknown errors are logged in full and answered as `InternalError`. */
export function errorResponse(error: unknown, correlationId: string, log: Logger): Response {
  if (error instanceof DomainError) {
    log.info({ code: error.code, detail: error.message }, 'call refused');
    return problemResponse(error.code, error.message, correlationId, {
      fields: error.fields,
      members: error.members,
      ...(error.retryAfterSeconds ? { headers: { 'retry-after': String(error.retryAfterSeconds) } } : {}),
    });
  }
  if (error instanceof PortError) {
    log.error({ err: error, port: error.port, fault: error.fault }, 'provider failed');
    return problemResponse('ServiceUnavailable', `${error.port} is not available`, correlationId);
  }
  if (isDatabaseUnavailable(error)) {
    log.error({ err: error }, 'the database is not available');
    return problemResponse('ServiceUnavailable', 'The database is not available.', correlationId, {
      headers: { 'retry-after': DATABASE_RETRY_AFTER_SECONDS },
    });
  }
  log.error({ err: error }, 'call failed');
  return problemResponse('InternalError', 'An unexpected error occurred.', correlationId);
}

const NAMED_ERROR = /^([a-z]+(?:_[a-z]+)+): (.+)$/s;

/** Errors of the login service carry `error` and `error_description` as well (RFC 6749, 5.2). */
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
