import type { ProblemCode } from '@ownpath/contracts/wire';

/** A refusal by a use case; mapped to a status once, in `http/`. `detail` is for developers. */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly fields: readonly { path: string; code: string }[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Documented additional members of this problem, for example `basketIds`. */
  readonly members: Readonly<Record<string, string | number>> | undefined;

  constructor(
    code: ProblemCode,
    detail: string,
    options: {
      cause?: unknown;
      fields?: readonly { path: string; code: string }[];
      retryAfterSeconds?: number;
      members?: Readonly<Record<string, string | number>>;
    } = {},
  ) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.members = options.members;
  }
}
