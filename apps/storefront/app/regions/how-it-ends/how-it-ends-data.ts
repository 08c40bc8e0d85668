import { z } from 'zod';
import { IconName } from '../icon-name.ts';

export const HowItEndsData = z.object({
  title: z.string(),
  intro: z.string(),
  productId: z.string(),
  exampleWeek: z.int(),
  endings: z.array(
    z.object({
      kind: z.enum(['keep-paying', 'buy-early', 'send-back']),
      icon: IconName,
      title: z.string(),
      subtitle: z.string(),
      text: z.string(),
      amountSuffix: z.string(),
    }),
  ),
});
export type HowItEndsData = z.infer<typeof HowItEndsData>;
