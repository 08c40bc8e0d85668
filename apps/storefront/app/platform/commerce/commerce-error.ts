import { Problem } from '@ownpath/contracts/wire';

/** The answer of a failed call. */
type FailedAnswer = {
  readonly status: number;
  readonly code: string;
  readonly statusText?: string;
  readonly body?: string;
};

/** Of a body, in one line of a log. */
const MAX_BODY_LENGTH = 500;

/** Log texts of specification section 8, by call; no shopper sees them. */
const texts: Readonly<Record<string, (answer: FailedAnswer) => string>> = {
  searchProducts: ({ status, statusText = '', body = '' }) =>
    `Request failed ${status} ${statusText} ${body.slice(0, MAX_BODY_LENGTH)}`,
  getCustomPreferences: ({ status }) => `HTTP error! Status: ${status}`,
  geocode: ({ status }) => `HTTP error! status: ${status}`,
  getContent: ({ status }) => `Request failed with status ${status}`,
};

/** One log line: which call failed, and how. */
function failureText(endpointId: string, answer: FailedAnswer): string {
  // An answer in another shape is no failed request.
  const isSaid = Object.hasOwn(texts, endpointId) && answer.code !== 'MalformedAnswer';
  const toText = isSaid ? texts[endpointId] : undefined;
  const text = toText?.(answer) ?? `${endpointId} answered ${answer.status} ${answer.code}`;
  return text.replaceAll(/\s+/g, ' ').trim();
}

type ErrorDetails = Partial<Pick<FailedAnswer, 'statusText' | 'body'>> & {
  readonly retryAfterSeconds?: number | null;
};

/** An answer of the commerce API that is no success. `code` is stable; `detail` is never shown to people. */
export class CommerceError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Problem['fields'];
  /** When to come back, where the answer says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    endpointId: string,
    status: number,
    problem: Partial<Problem>,
    { retryAfterSeconds = null, ...answer }: ErrorDetails = {},
  ) {
    super(failureText(endpointId, { status, code: problem.code ?? problem.title ?? '', ...answer }));
    this.name = 'CommerceError';
    this.status = status;
    this.code = codeOf(problem);
    this.fields = problem.fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Types of the platform whose last part is not our code in other letters. */
const platformCodes: Readonly<Record<string, string>> = {
  'shopper-context-no-found': 'ContextNotFound',
  'shopper-context-not-found': 'ContextNotFound',
};

/** Our stable code; a problem of the platform has none, but a type that ends in one: `…/errors/product-not-found`. */
function codeOf({ code, type = '' }: Partial<Problem>): string {
  const name = type.slice(type.lastIndexOf('/') + 1);
  if (code !== undefined || !/^[a-z][a-z-]*$/.test(name)) return code ?? 'Unknown';
  return (
    platformCodes[name] ?? name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  );
}

export async function toCommerceError(endpointId: string, response: Response): Promise<CommerceError> {
  const body = await response.text().catch(() => '');
  const problem = Problem.safeParse(readJson(body));
  const retryAfter = /^\d{1,6}$/.exec(response.headers.get('Retry-After') ?? '')?.[0];
  return new CommerceError(endpointId, response.status, problem.success ? problem.data : {}, {
    retryAfterSeconds: retryAfter === undefined ? null : Number(retryAfter),
    statusText: response.statusText,
    body,
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function isCommerceError(error: unknown, code?: string): error is CommerceError {
  return error instanceof CommerceError && (code === undefined || error.code === code);
}
