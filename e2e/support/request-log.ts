import type { BrowserContext, Request } from '@playwright/test';

/** Of a journey that failed; enough for its last pages. */
const MOST_LINES = 60;

/** Notes what the context's pages ask for, but for scripts and other files of the build. */
export function logRequests(context: BrowserContext): () => string {
  const startedAt = performance.now();
  const lines: string[] = [];
  const open = new Set<Request>();
  const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(2);
  const note = (request: Request, result: string) => {
    open.delete(request);
    lines.push(`${seconds()} ${request.method()} ${request.url()}: ${result}`);
  };
  context.on('request', (request) => {
    if (!request.url().includes('/assets/')) open.add(request);
  });
  context.on('response', (answer) => {
    if (open.has(answer.request())) note(answer.request(), String(answer.status()));
  });
  context.on('requestfailed', (request) => {
    if (open.has(request)) note(request, request.failure()?.errorText ?? 'failed');
  });
  return () => {
    const unanswered = [...open].map((request) => `${request.method()} ${request.url()}: no answer`);
    return [...lines.slice(-MOST_LINES), ...unanswered, `${seconds()} the end`].join('\n');
  };
}
