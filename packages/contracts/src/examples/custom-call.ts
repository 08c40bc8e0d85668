import type { EndpointExample, ExampleSituation } from './example.ts';

const site = { siteId: '{siteId}' };

/** One of the retailer's own calls, with all parameters in the body. */
export function custom(
  title: string,
  given: ExampleSituation,
  body: object,
  answer?: unknown,
): EndpointExample[] {
  return [{ title, given, query: site, body, ...(answer === undefined ? {} : { answer }) }];
}
