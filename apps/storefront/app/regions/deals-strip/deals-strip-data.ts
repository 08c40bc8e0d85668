import { z } from 'zod';

export const DealsStripData = z.object({ title: z.string(), placeholder: z.string(), button: z.string() });
export type DealsStripData = z.infer<typeof DealsStripData>;
