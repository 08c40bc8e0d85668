import { z } from 'zod';

export const CollapsibleData = z.object({
  title: z.string().nullable(),
  items: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
});
export type CollapsibleData = z.infer<typeof CollapsibleData>;
