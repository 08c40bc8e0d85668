import type { Endpoint } from '@ownpath/contracts/wire';
import { data } from 'react-router';
import { z } from 'zod';
import { CommerceError } from './commerce-error.ts';
import { API_ORIGIN } from './commerce-fetch.server.ts';

type RequestParts = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Record<string, string>;
};

/** What the API would refuse is not sent: texts of an address or a form may have any form. */
function encodeAs(endpoint: Endpoint, part: 'query' | 'body', value: unknown): unknown {
  const encoded = z.safeEncode(endpoint[part], value);
  if (!encoded.success) throw new CommerceError(endpoint.id, 400, { code: 'InvalidParameters' });
  return encoded.data;
}

/**
 * Encodes plain values to the endpoint's wire shape and builds the HTTP request.
 * @throws a 404 response for a parameter, often from the URL, that no resource can have
 * @throws CommerceError `InvalidParameters` for a query or a body that the contract refuses
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
  const query = z.record(z.string(), z.unknown()).parse(encodeAs(endpoint, 'query', parts.query));
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) url.searchParams.append(name, String(item));
    }
  }
  const body = encodeAs(endpoint, 'body', parts.body);
  return new Request(url, {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': endpoint.bodyType }),
      ...parts.headers,
    },
    ...(body === undefined ? {} : { body: toText(endpoint, body) }),
    redirect: 'manual',
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
