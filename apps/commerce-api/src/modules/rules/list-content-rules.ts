import type { SortedRule } from '@ownpath/contracts/rules';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { findPreference } from '../preferences/index.ts';
import { findShopperStore } from '../shopper-context/index.ts';

/** A rule in the site preference `ieRules`; all conditions must be met. */
const ContentRule = z.object({
  ruleId: z.string(),
  priority: z.number(),
  contentId: z.string(),
  isEnabled: z.boolean().default(true),
  conditions: z.array(z.object({ attribute: z.string(), values: z.array(z.string()) })).default([]),
  attributes: z.record(z.string(), z.unknown()).default({}),
});
type ContentRule = z.infer<typeof ContentRule>;

/** Rules whose conditions these facts meet, highest priority first, then by id. */
function sortRules(rules: readonly ContentRule[], facts: ReadonlyMap<string, string>): SortedRule[] {
  return rules
    .filter(
      ({ isEnabled, conditions }) =>
        isEnabled && conditions.every(({ attribute, values }) => values.includes(facts.get(attribute) ?? '')),
    )
    .toSorted((a, b) => b.priority - a.priority || a.ruleId.localeCompare(b.ruleId))
    .map(({ ruleId, priority, contentId, attributes }) => ({ ruleId, priority, contentId, attributes }));
}

const PREFERENCE = 'ieRules';

/** Rules of the site that apply to this visit. Store, state and customer type come from the server, not the client. */
export async function listContentRules(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'log'>,
  facts: readonly { readonly attribute: string; readonly value: string | number | boolean }[],
  shopper: { readonly usid: string; readonly siteId: string; readonly kind: 'guest' | 'registered' },
): Promise<{ sortedRules: SortedRule[] }> {
  const stored = z.array(ContentRule).safeParse((await findPreference(deps, PREFERENCE)) ?? []);
  if (!stored.success) {
    deps.log.warn({ preference: PREFERENCE }, 'the preference holds no rules');
    return { sortedRules: [] };
  }
  const store = await findShopperStore(deps.database, shopper, deps.clock.now());
  const known = new Map(facts.map(({ attribute, value }) => [attribute, String(value)]));
  known.set('customerType', shopper.kind);
  known.set('store', store?.id ?? '');
  known.set('state', store?.stateCode ?? '');
  return { sortedRules: sortRules(stored.data, known) };
}
