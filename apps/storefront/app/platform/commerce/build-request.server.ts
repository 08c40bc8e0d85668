import type { Endpoint } from '@ownpath/contracts/wire';
import { data } from 'react-router';
import { z } from 'zod';
import { API_ORIGIN } from './commerce-fetch.server.ts';

type RequestParts = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
};

/**
 * Encodes plain values to the endpoint's wire shape and builds the HTTP request.
 * @throws a 404 response for a parameter, often from the URL, that no resource can have
 */
export function buildRequest(endpoint: Endpoint, parts: RequestParts): Request {
  const encoded = z.safeEncode(endpoint.params, parts.params);
  if (!encoded.success) throw data(null, { status: 404 });
  const params = z.record(z.string(), z.unknown()).parse(encoded.data);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${endpoint.id} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const url = new URL(path, API_ORIGIN);
  const query = z.record(z.string(), z.unknown()).parse(z.encode(endpoint.query, parts.query));
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) url.searchParams.append(name, String(item));
    }
  }
  const body: unknown = z.encode(endpoint.body, parts.body);
  return new Request(url, {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': endpoint.bodyType }),
      ...parts.headers,
    },
    ...(body === undefined ? {} : { body: toText(endpoint, body) }),
    redirect: 'manual',
    signal: parts.signal,
  });
}

function toText({ bodyType }: Endpoint, body: unknown): string {
  if (bodyType === 'application/json') return JSON.stringify(body);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(z.record(z.string(), z.unknown()).parse(body))) {
    if (value !== undefined) form.set(name, String(value));
  }
  return form.toString();
}
