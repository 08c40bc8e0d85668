/** Logs what a page does without, and why: a failure that nobody is shown. */
export function warnOf(loss: string, error: unknown): void {
  console.warn(`${loss}: ${error instanceof Error ? error.message : 'unknown'}`);
}
