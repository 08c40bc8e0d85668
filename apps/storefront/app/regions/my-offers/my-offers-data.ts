import { z } from 'zod';

export const MyOffersData = z.object({ title: z.string(), isOpen: z.boolean() });
export type MyOffersData = z.infer<typeof MyOffersData>;
