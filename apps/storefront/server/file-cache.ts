import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Serve } from './front.ts';
import { CORRELATION_HEADER } from './logger.ts';

type Bindings = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };

type CachedFile = {
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
};

/** Files whose names carry a hash of their content. Films are asked for in parts. */
const FILE = /^\/(?:assets|pictures(?!\/films\/))\/[\w./-]{1,200}$/;
/** Routes behind the links of a page: matching thirty links takes the router longer than anything else of a first visit. */
const ROUTES = /^(?:\/[a-z-]+){0,2}\/__manifest\?[\w.%&=+-]{1,2500}$/;

/** Bound of the memory that files take, in bytes: what pages load in two languages, and the pictures most asked for. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_FILE_BYTES = 256 * 1024;
/** What a file takes beside content and key, roughly. */
const BESIDE_BYTES = 1024;
/** Browsers name a handful of encodings. */
const MAX_ENCODINGS_LENGTH = 60;

/**
 * Scripts, styles, fonts, small pictures and parts of the route table as the application answered, cached in memory:
 * opening and streaming a file and the application's layers cost ten times what sending does, and a new visitor asks for
 * 20 files beside the page.
 */
export function createFileCache(
  answer: (request: Request, bindings: Bindings) => Response | Promise<Response>,
): Serve {
  const files = new LRUCache<string, CachedFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + BESIDE_BYTES,
  });

  async function read(bindings: Bindings, url: string, encodings: string): Promise<CachedFile | null> {
    const request = new Request(`http://localhost${url}`, { headers: { 'accept-encoding': encodings } });
    const found = await answer(request, bindings);
    const { status, headers } = found;
    const isImmutable = headers.get('cache-control')?.includes('immutable');
    if (status !== 200 || !isImmutable || Number(headers.get('content-length')) > MAX_FILE_BYTES) {
      await found.body?.cancel();
      return null;
    }
    const body = Buffer.from(await found.arrayBuffer());
    headers.set('content-length', String(body.byteLength));
    headers.delete(CORRELATION_HEADER);
    return { headers: [...headers].flat(), body };
  }

  function send(response: ServerResponse, { headers, body }: CachedFile): true {
    response.writeHead(200, [...headers]).end(body);
    return true;
  }

  return (request, response) => {
    const { url = '', method, headers } = request;
    const encodings = headers['accept-encoding'] ?? '';
    if (method !== 'GET' || headers.range !== undefined || !(FILE.test(url) || ROUTES.test(url)))
      return false;
    if (typeof encodings !== 'string' || encodings.length > MAX_ENCODINGS_LENGTH) return false;
    const key = `${encodings} ${url}`;
    const cached = files.get(key);
    if (cached) return send(response, cached);
    // The application's own answer says what is wrong, if it is wrong there too.
    const reading = read({ incoming: request, outgoing: response }, url, encodings).catch(() => null);
    return reading.then((file) => {
      if (file === null) return false;
      files.set(key, file);
      return send(response, file);
    });
  };
}
