import type { RouterContextProvider } from 'react-router';
import { readForm, takesFiles } from './check-request.ts';
import { inTurn, receiveLarge } from './large-forms.ts';
import { noteRefusal, type Refusal, refusalOf } from './refusals.ts';
import type { FoundPage } from './site-dispatch.ts';

export const READ_ONLY = ['GET', 'HEAD', 'OPTIONS'];

/** The answer to a method that an address doesn't take, where no page is asked for; OPTIONS asks for the list. */
export function refuseMethod(methods: readonly string[], method = ''): Response {
  return problem(method === 'OPTIONS' ? 204 : 405, { Allow: methods.join(', ') });
}

/** The application's answer to a request whose method, media type and size the address takes; else a refusal. */
export async function answerChecked(
  request: Request,
  page: FoundPage,
  context: RouterContextProvider,
): Promise<Response> {
  const { address } = page;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const methods = address?.methods ?? READ_ONLY;
  if (request.method === 'OPTIONS') return refuseMethod(methods, 'OPTIONS');
  if (address === null && !isRead) return refused(404);
  if (!methods.includes(request.method)) return refused(405, { Allow: methods.join(', ') });
  if (isRead) return answer(request);
  if (takesFiles(address)) {
    // From the first byte to the answer.
    const answered = await receiveLarge(() => answerForm((work) => inTurn(work)));
    return answered ?? refused(503, { Connection: 'close', 'Retry-After': '10' });
  }
  return answerForm((work) => work());

  async function answerForm(turn: (work: () => Promise<Response>) => Promise<Response>): Promise<Response> {
    const form = await readForm(request, address?.maxFormBytes);
    if ('status' in form) return refused(form.status, { Connection: 'close' });
    return turn(() => answer(form.request));
  }

  async function answer(checked: Request): Promise<Response> {
    const response = await page.handle(checked, context);
    return withRetryAfter(response, refusalOf(context));
  }

  async function refused(status: number, headers: Record<string, string> = {}): Promise<Response> {
    if (address && !address.isPage) return problem(status, headers);
    noteRefusal(context, { status });
    const response = await page.refuse(withoutBody(request), context);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  }
}

function withRetryAfter(response: Response, refusal: Refusal | undefined): Response {
  const seconds = refusal?.retryAfterSeconds;
  if (refusal && response.status === refusal.status && seconds) {
    response.headers.set('Retry-After', String(seconds));
  }
  return response;
}

/** The request for the page of a refusal: the browser's router reads an action's answer, anyone else a page. */
function withoutBody({ url, method, headers, signal }: Request): Request {
  const isAction = method === 'POST' && new URL(url).pathname.endsWith('.data');
  const kept = new Headers(headers);
  for (const name of ['Content-Length', 'Content-Type', 'Transfer-Encoding']) kept.delete(name);
  return new Request(url, {
    method: isAction ? 'POST' : 'GET',
    headers: kept,
    signal,
    ...(isAction ? { body: new URLSearchParams() } : {}),
  });
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
};

function problem(status: number, headers: Record<string, string>): Response {
  if (status === 204) return new Response(null, { status, headers });
  const body = { title: TITLES[status] ?? 'Not Found', type: 'about:blank', status };
  return Response.json(body, { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } });
}
