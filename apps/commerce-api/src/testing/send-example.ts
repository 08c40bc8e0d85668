import { type EndpointExample, exampleValue } from '@ownpath/contracts/examples';
import type { Endpoint } from '@ownpath/contracts/wire';
import type { TestApp } from './create-test-app.ts';
import { createSituation } from './example-situations.ts';

type Texts = Readonly<Record<string, string>>;

/** Creates the situation of an example and sends it; `values` replace the names in braces. */
export async function sendExample(
  engine: TestApp,
  endpoint: Endpoint,
  example: EndpointExample,
  moreHeaders: Texts = {},
): Promise<{ readonly response: Response; readonly values: Texts }> {
  const { shopper, values } = await createSituation(engine, example.given);
  const fill = (value: unknown) => exampleValue(value, values);
  const params: Texts = { organizationId: '{organizationId}', ...example.params };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fill(params[name]))),
  );
  const query = new URLSearchParams(fill(example.query ?? {}) as Texts);
  const isForm = endpoint.bodyType === 'application/x-www-form-urlencoded';
  const body = fill(example.body);
  const basic = fill(example.basic) as EndpointExample['basic'];
  const response = await engine.request(endpoint.method, `${path}?${query}`, {
    shopper: endpoint.access === 'public' ? null : shopper,
    headers: {
      ...(isForm ? { 'content-type': endpoint.bodyType } : {}),
      ...(basic ? { authorization: `Basic ${btoa(`${basic.user}:${basic.password}`)}` } : {}),
      ...(example.from ? { 'x-forwarded-for': example.from } : {}),
      ...(fill(example.headers ?? {}) as Texts),
      ...moreHeaders,
    },
    ...(body === undefined ? {} : { body: isForm ? new URLSearchParams(body as Texts).toString() : body }),
  });
  return { response, values };
}
