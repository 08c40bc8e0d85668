import { type EndpointExample, exampleValue } from '@ownpath/contracts/examples';
import { type Endpoint, problems } from '@ownpath/contracts/wire';
import type { Reference, ResponseObject } from './openapi-types.ts';
import { PROBLEM_SCHEMA } from './wire-schemas.ts';

/** Description of each problem status. */
const COMMON_PROBLEMS: Readonly<Record<string, string>> = {
  '400': 'A parameter or the body is invalid; `fields` lists the errors.',
  '401': 'The access token or the client’s credentials are missing, invalid or expired.',
  '402': 'The card was declined.',
  '403': 'The shopper is not allowed to do this.',
  '404': 'Not found, or it belongs to another shopper.',
  '405': 'The path does not support this method; `Allow` lists the supported ones.',
  '409': 'The current state does not allow this.',
  '412': 'The resource has changed since it was read.',
  '413': 'The body is too large: of most calls, above 1 MB.',
  '414': 'Path and query are longer than 8,192 characters.',
  '415': 'The body’s media type is not supported.',
  '429': 'Too many calls from one IP address; `Retry-After` is the number of seconds to wait.',
  '500': 'A server error, logged with the correlation id.',
  '503': 'A provider is not responding; retry the call.',
};

/** The problem responses that calls share, by the names that `problemsOf` refers to. */
export function problemResponses(): Record<string, ResponseObject> {
  const codesOf = (status: string) =>
    Object.entries(problems).flatMap(([code, problem]) => (String(problem.status) === status ? [code] : []));
  return Object.fromEntries(
    Object.entries(COMMON_PROBLEMS).map(([status, description]) => [
      `Problem${status}`,
      {
        description,
        'x-problem-codes': codesOf(status),
        ...(status === '429' ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {}),
        content: { 'application/problem+json': { schema: PROBLEM_SCHEMA } },
      },
    ]),
  );
}

/** The response with the call's own examples of this status, or a reference to the shared one. */
function problemOf(status: string, examples: readonly EndpointExample[]): ResponseObject | Reference {
  const shown = examples.filter((example) => String(example.status) === status);
  if (shown.length === 0) return { $ref: `#/components/responses/Problem${status}` };
  const values = shown.map(({ title, answer }, index) => [
    `problem${index + 1}`,
    { summary: title, value: exampleValue(answer) },
  ]);
  return {
    description: COMMON_PROBLEMS[status] ?? '',
    content: {
      'application/problem+json': { schema: PROBLEM_SCHEMA, examples: Object.fromEntries(values) },
    },
  };
}

/** The problem responses of a call, by status. */
export function problemsOf(
  endpoint: Endpoint,
  hasBody: boolean,
  examples: readonly EndpointExample[],
): Record<string, ResponseObject | Reference> {
  const changesThings = endpoint.method !== 'GET';
  const statuses = [
    '400',
    '401',
    ...(endpoint.access === 'public' ? [] : ['403']),
    '404',
    '405',
    ...(changesThings && endpoint.access !== 'public' ? ['402', '409', '412'] : []),
    ...(hasBody ? ['413', '415'] : []),
    '414',
    '429',
    '500',
    '503',
  ];
  return Object.fromEntries(statuses.toSorted().map((status) => [status, problemOf(status, examples)]));
}
