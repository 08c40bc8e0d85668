import { z } from 'zod';
import { RoomOrArt } from '../art-tint.ts';
import { ContentLink } from '../content-link.ts';

export const MarketingTilesData = z.object({
  title: z.string().nullable(),
  tiles: z.array(
    RoomOrArt.extend({ eyebrow: z.string(), title: z.string(), text: z.string(), action: ContentLink }),
  ),
});
export type MarketingTilesData = z.infer<typeof MarketingTilesData>;
