import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { CatalogCaller } from './catalog-context.ts';

const PURPOSE = 'search-attribution';
const MAX_QUERY_LENGTH = 60;

const Attribution = z.object({
  id: z.string(),
  /** Session that it was issued to; it is not valid in another. */
  usid: z.string(),
  query: z.string(),
  /** Id of the suggestion or search that led here. */
  from: z.string().optional(),
});
type Attribution = z.infer<typeof Attribution>;

type Deps = Pick<Dependencies, 'ids' | 'vault'>;

/** The content of an attribution token; null when it is forged or belongs to another session. */
function readAttribution(deps: Deps, caller: CatalogCaller, token: string | undefined): Attribution | null {
  const text = token === undefined ? null : deps.vault.readSigned(PURPOSE, token);
  if (text === null) return null;
  const attribution = Attribution.parse(JSON.parse(text));
  return attribution.usid === caller.usid ? attribution : null;
}

/** A token for a response. It contains the token that the shopper sent, if that was valid. */
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
