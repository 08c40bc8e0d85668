/**
 * Starts one request for each turn of the event loop, in the order in which they came. A page runs through in one turn as
 * far as its data are kept; with many waiting ones in a turn, Node would accept no new visitor for seconds.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  function startNext(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(startNext);
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(startNext);
    });
}
