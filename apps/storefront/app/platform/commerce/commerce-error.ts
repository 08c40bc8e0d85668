import { Problem } from '@ownpath/contracts/wire';

/** The response of a failed call. */
type FailedAnswer = {
  readonly status: number;
  readonly code: string;
  readonly statusText?: string;
  readonly body?: string;
};

/** The body, shortened to one log line. */
const MAX_BODY_LENGTH = 500;

/** Log texts of specification section 8, by call. Shoppers never see them. */
const texts: Readonly<Record<string, (answer: FailedAnswer) => string>> = {
  searchProducts: ({ status, statusText = '', body = '' }) =>
    `Request failed ${status} ${statusText} ${body.slice(0, MAX_BODY_LENGTH)}`,
  getCustomPreferences: ({ status }) => `HTTP error! Status: ${status}`,
  geocode: ({ status }) => `HTTP error! status: ${status}`,
  getContent: ({ status }) => `Request failed with status ${status}`,
};

/** One log line: which call failed, and how. */
function failureText(endpointId: string, answer: FailedAnswer): string {
  // A response that does not match the contract is not a failed request.
  const isSaid = Object.hasOwn(texts, endpointId) && answer.code !== 'MalformedAnswer';
  const toText = isSaid ? texts[endpointId] : undefined;
  const text = toText?.(answer) ?? `${endpointId} answered ${answer.status} ${answer.code}`;
  return text.replaceAll(/\s+/g, ' ').trim();
}

type ErrorDetails = Partial<Pick<FailedAnswer, 'statusText' | 'body'>> & {
  readonly retryAfterSeconds?: number | null;
};

/** An unsuccessful answer of the commerce API. `code` is stable; `detail` is never shown to users. */
export class CommerceError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Problem['fields'];
  /** With `NotEnoughStock`: how many there are. */
  readonly availableQuantity: number | null;
  /** With `OutsideDeliveryArea`: the nearest store that delivers there. */
  readonly servingStoreId: string | null;
  /** With `PaymentDeclined`: the gateway's reason. */
  readonly declineCode: string | null;
  /** When to retry, if the answer says so. */
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
    this.availableQuantity = problem.availableQuantity ?? null;
    this.declineCode = problem.declineCode ?? null;
    this.servingStoreId = problem.servingStoreId ?? null;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Platform problem types whose last segment does not match our code. */
const platformCodes: Readonly<Record<string, string>> = {
  'shopper-context-no-found': 'ContextNotFound',
  'shopper-context-not-found': 'ContextNotFound',
};

/**
 * Our stable code. Problems of the platform have no code, but a type that ends in one: `…/errors/product-not-found`.
 */
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

/** True for an id that names nothing the caller may see, and for one that no id can be. */
export function isUnknownId(error: unknown): boolean {
  return isCommerceError(error) && (error.status === 404 || error.code === 'InvalidParameters');
}
