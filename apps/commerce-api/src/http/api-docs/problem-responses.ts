import { type EndpointExample, exampleValue } from '@ownpath/contracts/examples';
import { type Endpoint, problems } from '@ownpath/contracts/wire';
import type { Reference, ResponseObject } from './openapi-types.ts';
import { PROBLEM_SCHEMA } from './wire-schemas.ts';

/** The problems of a status that any call can have. */
const COMMON_PROBLEMS: Readonly<Record<string, string>> = {
  '400': 'A parameter or the body is not valid; `fields` names what is wrong.',
  '401': 'The access token, or what a client proves itself with, is missing, not valid or expired.',
  '402': 'The card was declined.',
  '403': 'This shopper may not do this.',
  '404': 'There is no such thing, or it is not this shopper’s.',
  '405': 'The path does not take this method; `Allow` lists those that it takes.',
  '409': 'What has happened before does not allow this now.',
  '412': 'The thing has changed since it was read.',
  '413': 'The body is larger than 1 MB.',
  '414': 'Path and query are longer than 8,192 characters.',
  '415': 'The body has another media type than the call takes.',
  '429': 'Too many calls from one address; `Retry-After` tells the seconds to wait.',
  '500': 'An error of ours; it is logged under the correlation id.',
  '503': 'An outside party does not answer; the call may be repeated.',
};

/** The refusals that calls share, by the names that `problemsOf` refers to. */
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

/** A status that an example shows is told with it; the others as for every call. */
function refusalOf(status: string, examples: readonly EndpointExample[]): ResponseObject | Reference {
  const shown = examples.filter((example) => String(example.status) === status);
  if (shown.length === 0) return { $ref: `#/components/responses/Problem${status}` };
  const values = shown.map(({ title, answer }, index) => [
    `refusal${index + 1}`,
    { summary: title, value: exampleValue(answer) },
  ]);
  return {
    description: COMMON_PROBLEMS[status] ?? '',
    content: {
      'application/problem+json': { schema: PROBLEM_SCHEMA, examples: Object.fromEntries(values) },
    },
  };
}

/** What a call may refuse, by status. */
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
  return Object.fromEntries(statuses.toSorted().map((status) => [status, refusalOf(status, examples)]));
}
