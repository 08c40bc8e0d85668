/** True for an error that a lost connection, or a deploy that removed old files, brings about. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script failed|loading chunk|failed to fetch|load failed|networkerror/i.test(
    error.message,
  );
}
