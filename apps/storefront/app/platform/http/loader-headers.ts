/** The headers that a page's loader asks for; React Router sends them only for pages that export this as `headers`. */
export function sendLoaderHeaders({ loaderHeaders }: { readonly loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
