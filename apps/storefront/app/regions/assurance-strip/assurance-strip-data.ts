import { z } from 'zod';
import { IconName } from '../icon-name.ts';

export const AssuranceStripData = z.object({
  items: z.array(z.object({ icon: IconName, title: z.string(), text: z.string() })),
});
export type AssuranceStripData = z.infer<typeof AssuranceStripData>;
