import { z } from 'zod';

export const AccordionData = z.object({
  title: z.string(),
  items: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
});
export type AccordionData = z.infer<typeof AccordionData>;
