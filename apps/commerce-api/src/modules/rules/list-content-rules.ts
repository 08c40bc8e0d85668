import type { SortedRule } from '@ownpath/contracts/rules';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { findPreference } from '../preferences/index.ts';
import { findShopperStore } from '../shopper-context/index.ts';
import { ContentRule, sortRules } from './sort-rules.ts';

const PREFERENCE = 'ieRules';

/** Rules of the site that hold for this visit; none when the site has none. What the server knows counts. */
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
