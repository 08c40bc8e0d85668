/** The account warning opens after two thirds of the session timeout and counts down the remaining third
 *  (specification section 4). Milliseconds. */
export function accountSessionPhases(timeoutMs: number): {
  readonly warningAfterMs: number;
  readonly countdownMs: number;
} {
  const warningAfterMs = Math.floor((timeoutMs * 2) / 3);
  return { warningAfterMs, countdownMs: timeoutMs - warningAfterMs };
}
