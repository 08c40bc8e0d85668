import { getContent } from '@ownpath/contracts/content';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { warnOf } from '../../platform/http/warn-of.ts';
import { type AssetBlock, parseAssetText } from './asset-text.ts';

/** A content asset as words; without an answer there are none, and the page stands without them. */
export async function loadAssetText(commerce: CommerceClient, contentId: string): Promise<AssetBlock[]> {
  return commerce
    .call(getContent, { params: { contentId } })
    .then(({ c_body }) => parseAssetText(c_body))
    .catch((error: unknown) => {
      warnOf(`The content asset ${contentId} is missing`, error);
      return [];
    });
}
