import { Problem } from '@ownpath/contracts/wire';

/** An answer of the commerce API that is no success. `code` is stable; `detail` is never shown to people. */
export class CommerceError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Problem['fields'];

  constructor(endpointId: string, status: number, problem: Partial<Problem>) {
    super(`${endpointId} answered ${status} ${problem.code ?? problem.title ?? ''}`.trim());
    this.name = 'CommerceError';
    this.status = status;
    this.code = problem.code ?? 'Unknown';
    this.fields = problem.fields;
  }
}

export async function toCommerceError(endpointId: string, response: Response): Promise<CommerceError> {
  const body: unknown = await response.json().catch(() => null);
  const problem = Problem.safeParse(body);
  return new CommerceError(endpointId, response.status, problem.success ? problem.data : {});
}

export function isCommerceError(error: unknown, code?: string): error is CommerceError {
  return error instanceof CommerceError && (code === undefined || error.code === code);
}
