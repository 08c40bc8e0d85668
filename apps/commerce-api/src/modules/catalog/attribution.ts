import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { CatalogCaller } from './catalog-reader.ts';

const PURPOSE = 'search-attribution';
const MAX_QUERY_LENGTH = 60;

const Attribution = z.object({
  id: z.string(),
  /** Session that it was given to; it counts for no other. */
  usid: z.string(),
  query: z.string(),
  /** Id of the suggestion or search that led here. */
  from: z.string().optional(),
});
type Attribution = z.infer<typeof Attribution>;

type Deps = Pick<Dependencies, 'ids' | 'vault'>;

/** What an attribution token of this shopper says; null when it is not ours, or somebody else's. */
function readAttribution(deps: Deps, caller: CatalogCaller, token: string | undefined): Attribution | null {
  const text = token === undefined ? null : deps.vault.readSigned(PURPOSE, token);
  if (text === null) return null;
  const attribution = Attribution.parse(JSON.parse(text));
  return attribution.usid === caller.usid ? attribution : null;
}

/** A token for an answer; it remembers the one that the shopper came with, if that was ours. */
export function createAttribution(
  deps: Deps,
  caller: CatalogCaller,
  query: string,
  cameWith?: string | undefined,
): string {
  const from = readAttribution(deps, caller, cameWith);
  const attribution: Attribution = {
    id: deps.ids.uuid(),
    usid: caller.usid,
    query: query.slice(0, MAX_QUERY_LENGTH),
    ...(from ? { from: from.id } : {}),
  };
  return deps.vault.sign(PURPOSE, JSON.stringify(attribution));
}
