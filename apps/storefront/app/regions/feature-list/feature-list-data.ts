import { z } from 'zod';
import { IconName } from '../icon-name.ts';

export const FeatureListData = z.object({
  title: z.string(),
  items: z.array(z.object({ icon: IconName, title: z.string(), text: z.string() })),
});
export type FeatureListData = z.infer<typeof FeatureListData>;
