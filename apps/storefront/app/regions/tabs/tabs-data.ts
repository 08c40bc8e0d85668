import { z } from 'zod';
import { RoomOrArt } from '../art-tint.ts';

export const TabsData = z.object({
  title: z.string(),
  tabs: z.array(
    RoomOrArt.extend({
      /** Stands in the address: `#id`. */
      id: z.string().regex(/^[a-z0-9-]+$/),
      label: z.string(),
      title: z.string(),
      text: z.string(),
      points: z.array(z.string()),
    }),
  ),
});
export type TabsData = z.infer<typeof TabsData>;
