/** Sends the headers that a page's loader sets; React Router does so only for routes that export this as `headers`. */
export function sendLoaderHeaders({ loaderHeaders }: { readonly loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}

/** Logs which part a page is served without, and why. The shopper sees no error. */
export function warnOf(loss: string, error: unknown): void {
  console.warn(`${loss}: ${error instanceof Error ? error.message : 'unknown'}`);
}
