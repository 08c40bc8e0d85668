import { z } from 'zod';
import { ContentLink } from '../content-link.ts';
import { RoomPhoto } from '../room-photo.ts';

export const HeroData = z.object({
  headline: z.string(),
  lead: z.string(),
  primaryAction: ContentLink,
  secondaryAction: ContentLink,
  /** Its left third is a plain wall, for the words. */
  photo: RoomPhoto,
  tagProductIds: z.array(z.string()),
});
export type HeroData = z.infer<typeof HeroData>;
