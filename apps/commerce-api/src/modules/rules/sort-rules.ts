import type { SortedRule } from '@ownpath/contracts/rules';
import { z } from 'zod';

/** A rule as the site preference `ieRules` holds it; all conditions must hold. */
export const ContentRule = z.object({
  ruleId: z.string(),
  priority: z.number(),
  contentId: z.string(),
  isEnabled: z.boolean().default(true),
  conditions: z.array(z.object({ attribute: z.string(), values: z.array(z.string()) })).default([]),
  attributes: z.record(z.string(), z.unknown()).default({}),
});
export type ContentRule = z.infer<typeof ContentRule>;

/** Rules that hold for these facts, highest priority first, then by id. */
export function sortRules(rules: readonly ContentRule[], facts: ReadonlyMap<string, string>): SortedRule[] {
  return rules
    .filter(
      ({ isEnabled, conditions }) =>
        isEnabled && conditions.every(({ attribute, values }) => values.includes(facts.get(attribute) ?? '')),
    )
    .toSorted((a, b) => b.priority - a.priority || a.ruleId.localeCompare(b.ruleId))
    .map(({ ruleId, priority, contentId, attributes }) => ({ ruleId, priority, contentId, attributes }));
}
