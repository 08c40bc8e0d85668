/** Reasons that a month doesn't change. */
const LASTING: readonly string[] = ['OUTSIDE_SERVICE_AREA', 'UNDER_AGE'];

/** False where applying again on a day to come would be answered the same: no such day is named. */
export function isHelpedByTime(codes: readonly string[]): boolean {
  return !codes.some((code) => LASTING.includes(code));
}
