import { z } from 'zod';

export const GetStartedData = z.object({ title: z.string(), text: z.string() });
export type GetStartedData = z.infer<typeof GetStartedData>;
