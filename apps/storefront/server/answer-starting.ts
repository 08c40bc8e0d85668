/** For requests that come before the engine is up. */
export function answerStarting(): Response {
  return new Response('The shop is starting.', { status: 503, headers: { 'Retry-After': '2' } });
}
