/** True when the browser itself asked, as it does without JavaScript: it wants a page, not data. */
export function isDocumentRequest(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}
