import type { EndpointExample, ExampleSituation } from './example.ts';

const site = { siteId: '{siteId}' };

/** A call of the retailer's own, which tells everything in its body. */
export function custom(
  title: string,
  given: ExampleSituation,
  body: object,
  answer?: unknown,
): EndpointExample[] {
  return [{ title, given, query: site, body, ...(answer === undefined ? {} : { answer }) }];
}
