import { Problem } from '@ownpath/contracts/wire';

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
    retryAfterSeconds: number | null = null,
  ) {
    super(`${endpointId} answered ${status} ${problem.code ?? problem.title ?? ''}`.trim());
    this.name = 'CommerceError';
    this.status = status;
    this.code = problem.code ?? 'Unknown';
    this.fields = problem.fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export async function toCommerceError(endpointId: string, response: Response): Promise<CommerceError> {
  const body: unknown = await response.json().catch(() => null);
  const problem = Problem.safeParse(body);
  const retryAfter = /^\d{1,6}$/.exec(response.headers.get('Retry-After') ?? '')?.[0];
  return new CommerceError(
    endpointId,
    response.status,
    problem.success ? problem.data : {},
    retryAfter === undefined ? null : Number(retryAfter),
  );
}

export function isCommerceError(error: unknown, code?: string): error is CommerceError {
  return error instanceof CommerceError && (code === undefined || error.code === code);
}
