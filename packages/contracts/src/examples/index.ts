import type { EndpointExample } from './example.ts';

export { type EndpointExample, type ExampleSituation, exampleValue } from './example.ts';

const examples: Readonly<Record<string, readonly EndpointExample[]>> = {};

/** Examples of a call, the most usual first; none when there are none yet. */
export function examplesOf(endpointId: string): readonly EndpointExample[] {
  return examples[endpointId] ?? [];
}
