/** Forms with files that may be received at once; each is in memory. */
const MAX_RECEIVED = 8;

let received = 0;
let last: Promise<unknown> = Promise.resolve();

/** Receives a form with files; null when too many are being received. */
export async function receiveLarge<Result>(receive: () => Promise<Result>): Promise<Result | null> {
  if (received >= MAX_RECEIVED) return null;
  received += 1;
  try {
    return await receive();
  } finally {
    received -= 1;
  }
}

/** One at a time: such a form is in memory several times while it is parsed and passed on. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}
