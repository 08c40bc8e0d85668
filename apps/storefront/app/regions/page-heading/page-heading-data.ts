import { z } from 'zod';

export const PageHeadingData = z.object({ title: z.string(), lead: z.string().nullable() });
export type PageHeadingData = z.infer<typeof PageHeadingData>;
