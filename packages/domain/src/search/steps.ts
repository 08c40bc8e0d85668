/** Long work in steps of some milliseconds, so that other work can be done between them. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all steps at once. */
export function finishSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
