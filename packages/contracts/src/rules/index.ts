import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** A fact about the visit that rules use, for example `{ attribute: 'page', value: 'home' }`. */
const Fact = z.object({
  attribute: z.string().min(1).max(60),
  value: z.union([z.string().max(200), z.number(), z.boolean()]),
});

/** A matching rule: the content to show, in order of priority. */
const SortedRule = z.object({
  ruleId: z.string(),
  priority: z.number(),
  contentId: z.string(),
  attributes: z.record(z.string(), z.unknown()),
});
export type SortedRule = z.infer<typeof SortedRule>;

/**
 * Interstitial content by rules. The specification names `rulesquery` (a list) and `sortedRules`; their fields are
 * ours. `store`, `state` and `customerType` come from the server; values that a client sends under these names are
 * ignored.
 */
export const getIeConfigurations = defineCustomEndpoint({
  id: 'getIeConfigurations',
  summary: 'Rules that apply to the visit, highest priority first',
  api: 'ie-configurations',
  endpoint: 'getieconfigurations',
  body: z.looseObject({ rulesquery: z.array(Fact).max(50) }),
  response: z.object({ sortedRules: z.array(SortedRule) }),
});
