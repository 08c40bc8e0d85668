import { z } from 'zod';
import { ContentLink } from '../content-link.ts';

export const HeroData = z.object({
  headline: z.string(),
  lead: z.string(),
  primaryAction: ContentLink,
  secondaryAction: ContentLink,
  tagProductIds: z.array(z.string()),
});
export type HeroData = z.infer<typeof HeroData>;
