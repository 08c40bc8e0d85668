/** What a form's answer says in its headers (`Retry-After`) reaches the browser, else what the page's data says. */
export function formHeaders(args: {
  readonly actionHeaders: Headers;
  readonly loaderHeaders: Headers;
}): Headers {
  return args.actionHeaders.has('Retry-After') ? args.actionHeaders : args.loaderHeaders;
}
