import { z } from 'zod';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { readPreferences } from '../../platform/commerce/read-preferences.server.ts';
import { warnOf } from '../../platform/http/responses.ts';

const Size = z.object({ width: z.int().positive() });
const Preferences = z.object({
  imageTransformationJSON: z.object({ desktop: Size, mobile: Size, default: Size }),
});

/** As wide as the product page draws its large picture, for a site without the preference. */
const DRAWN_SIZES = '(min-width: 62rem) 46vw, (min-width: 48rem) 58vw, 92vw';

/**
 * The attribute `sizes` of the product's large picture: the width in CSS pixels that the retailer wants to be loaded on
 * desktops, on phones and in between (preference `imageTransformationJSON`).
 */
export async function readPictureSizes(commerce: CommerceClient): Promise<string> {
  const read = await readPreferences(commerce, Preferences).catch((error: unknown) =>
    warnOf('Product pictures load as wide as they are drawn', error),
  );
  if (!read?.data) return DRAWN_SIZES;
  const { desktop, mobile, default: between } = read.data.imageTransformationJSON;
  return `(min-width: 62rem) ${desktop.width}px, (max-width: 47.99rem) ${mobile.width}px, ${between.width}px`;
}
