/**
 * Asks again and again until something is there.
 * @returns what `find` gave, or null when the time is over
 */
export async function pollUntil<Found>(
  find: () => Found | null | undefined,
  { everyMs, upToMs }: { readonly everyMs: number; readonly upToMs: number },
): Promise<Found | null> {
  for (let waitedMs = 0; ; waitedMs += everyMs) {
    const found = find();
    if (found) return found;
    if (waitedMs >= upToMs) return null;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
