import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { serverMarkupOf } from './features/consent/server-markup.server.tsx';
import { ServerMarkup } from './platform/consent/server-markup.tsx';
import { earlyInputScript } from './platform/early-input/early-input.ts';
import { createTurns } from './platform/http/turns.server.ts';
import { messagesOf } from './platform/i18n/messages.server.ts';
import { MessagesProvider } from './platform/i18n/messages-provider.tsx';
import { compressPageContext, nonceContext, siteContext } from './platform/load-context.server.ts';
import { MarkupCache } from './platform/markup-cache/cached-content.tsx';
import { createPageMarkup } from './platform/markup-cache/markup-cache.server.tsx';

export { createRequestHandler, matchRoutes } from 'react-router';
export { forgetSharedReads } from './platform/commerce/cached-reads.server.ts';
export { refusalIn, throwRefusal } from './platform/commerce/refusal.server.ts';
export { policyOriginsOf } from './platform/consent/third-party-scripts.server.ts';
export { countLosses } from './platform/http/responses.ts';
export { createLoadContext } from './platform/load-context.server.ts';
export { deriveSessionKey } from './platform/session/session.server.ts';
export {
  guestViewOf,
  nearbyView,
  readGuestDevice,
  requestOfGuests,
} from './routes/guest-pages/guest-device.server.ts';
export { createGuests } from './routes/guest-pages/guests.server.ts';

export const streamTimeout = 8_000;

const takeTurn = createTurns();

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  const { locale, prefix } = context.get(siteContext);
  const markup = serverMarkupOf(request, context);
  // In development the code of a part may have changed since.
  const pageMarkup = import.meta.env.PROD ? createPageMarkup(`${locale} ${prefix}`, nonce) : null;
  await takeTurn();

  // The router would make a stream of the page as soon as it looks at the answer, which is joined again to be compressed.
  function respond(page: Buffer<ArrayBuffer>): Response {
    const compressed = context.get(compressPageContext)(page);
    if (compressed === null) return new Response(page, { status, headers });
    headers.set('Content-Encoding', compressed.encoding);
    headers.append('Vary', 'Accept-Encoding');
    return new Response(compressed.body, { status, headers });
  }

  return new Promise((resolve, reject) => {
    let isShellReady = false;
    let isWhole = true;
    const { pipe, abort } = renderToPipeableStream(
      <MessagesProvider locale={locale} messages={messagesOf(locale)}>
        <ServerMarkup value={markup}>
          <MarkupCache value={pageMarkup?.markup ?? null}>
            <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
          </MarkupCache>
        </ServerMarkup>
      </MessagesProvider>,
      {
        nonce,
        bootstrapScriptContent: earlyInputScript,
        // Keeps large parts in place: React would send them later and move them by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isShellReady = true;
        },
        // Nothing waits for data: what is not ready with the shell is code that the server loads once. Sent later it would need
        // a script to get into its place, and crawlers and some visitors run none.
        onAllReady() {
          const chunks: Buffer[] = [];
          pipe(
            new Writable({
              write(chunk: Buffer, _encoding, done) {
                chunks.push(chunk);
                done();
              },
              final(done) {
                clearTimeout(timer);
                const page = Buffer.concat(chunks);
                resolve(respond(pageMarkup?.finish(page, isWhole) ?? page));
                done();
              },
            }),
          );
        },
        onShellError: reject,
        onError(error) {
          isWhole = false;
          if (isShellReady) console.error(error instanceof Error ? error.message : error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
