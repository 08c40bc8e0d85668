/** The process cannot start. The message is one sentence for the operator and says what to change. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Error code of Node or PostgreSQL (`ECONNREFUSED`, `28P01`), also of a wrapped error. */
export function errorCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    if (current instanceof AggregateError && current.errors[0]) return errorCode(current.errors[0]);
  }
  return undefined;
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
