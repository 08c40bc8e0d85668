/** One of the retailer's own calls, in the form of specification section 7. */
export type CustomCall = {
  /** The platform's proxy path, absolute or of this origin: `/mobify/proxy/api`. */
  readonly proxy: string;
  readonly organizationId: string;
  readonly siteId: string;
  readonly locale: string;
  readonly apiName: string;
  readonly endpoint: string;
  readonly method?: 'POST' | 'GET';
  /** In addition to `siteId` and `locale`. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly accessToken?: string;
  /** Customer id of the shopper, sent as `correlation-id`. */
  readonly customerId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
};

function toRequest(call: CustomCall): Request {
  const { proxy, apiName, organizationId, endpoint, method = 'POST' } = call;
  const query = new URLSearchParams({ siteId: call.siteId, locale: call.locale, ...call.query });
  return new Request(`${proxy}/custom/${apiName}/v1/organizations/${organizationId}/${endpoint}?${query}`, {
    method,
    headers: {
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(call.accessToken === undefined ? {} : { authorization: `Bearer ${call.accessToken}` }),
      ...(call.customerId === undefined ? {} : { 'correlation-id': call.customerId }),
      ...call.headers,
    },
    ...(method === 'POST' ? { body: JSON.stringify(call.body ?? {}) } : {}),
  });
}

const send = (call: CustomCall): Promise<Response> => (call.fetch ?? fetch)(toRequest(call));

/** The parsed body; undefined when it is not JSON. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * Sends a custom call and returns its answer.
 * @throws the parsed body of an answer that is not ok; without one, an Error `HTTP error! Status: {code}`
 */
export async function callCustomApi(call: CustomCall): Promise<unknown> {
  const response = await send(call);
  const body = await readJson(response);
  if (response.ok) return body;
  throw body ?? new Error(`HTTP error! Status: ${response.status}`);
}

/**
 * The variant that returns the status with the data; with `verbose` the engine sends both itself.
 * @throws Error whose message is the JSON text of the body of an answer that is not ok
 */
export async function postCustomApi(
  call: Omit<CustomCall, 'method'> & { readonly verbose?: boolean },
): Promise<{ readonly data: unknown; readonly status: number }> {
  const headers = { ...call.headers, ...(call.verbose ? { verbose: 'true' } : {}) };
  const response = await send({ ...call, headers });
  const body = await readJson(response);
  if (!response.ok) throw new Error(JSON.stringify(body ?? { status: response.status }));
  return call.verbose ? (body as { data: unknown; status: number }) : { data: body, status: response.status };
}
