import { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { serverMarkupOf } from './features/consent/server-markup.server.tsx';
import { ServerMarkup } from './platform/consent/server-markup.tsx';
import { earlyInputScript } from './platform/early-input/early-input.ts';
import { createTurns } from './platform/http/turns.server.ts';
import { messagesOf } from './platform/i18n/messages.server.ts';
import { MessagesProvider } from './platform/i18n/messages-provider.tsx';
import { nonceContext, siteContext } from './platform/load-context.server.ts';

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
  const { locale } = context.get(siteContext);
  const markup = serverMarkupOf(request, context);
  await takeTurn();

  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const { pipe, abort } = renderToPipeableStream(
      <MessagesProvider locale={locale} messages={messagesOf(locale)}>
        <ServerMarkup value={markup}>
          <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
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
          const decoder = new StringDecoder();
          let html = '';
          pipe(
            new Writable({
              write(chunk: Buffer, _encoding, done) {
                html += decoder.write(chunk);
                done();
              },
              final(done) {
                clearTimeout(timer);
                resolve(new Response(html, { status, headers }));
                done();
              },
            }),
          );
        },
        onShellError: reject,
        onError(error) {
          if (isShellReady) console.error(error instanceof Error ? error.message : error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
