import { z } from 'zod';
import { ContentLink } from '../content-link.ts';
import { IconName } from '../icon-name.ts';

export const ContactTilesData = z.object({
  tiles: z.array(z.object({ icon: IconName, title: z.string(), text: z.string(), action: ContentLink })),
});
export type ContactTilesData = z.infer<typeof ContactTilesData>;
