import { z } from 'zod';
import { ContentLink } from '../content-link.ts';

export const CallToActionData = z.object({
  title: z.string(),
  text: z.string(),
  primaryAction: ContentLink,
  secondaryLink: ContentLink.nullable(),
});
export type CallToActionData = z.infer<typeof CallToActionData>;
