import { z } from 'zod';
import { ArtOnTint } from '../art-tint.ts';

export const ExchangeCardsData = z.object({
  title: z.string(),
  /** Says what the amount is, before any of them is seen. */
  intro: z.string(),
  /** What the asterisk of every card stands for. */
  footnote: z.string(),
  cards: z.array(
    ArtOnTint.extend({
      /** Most that an item behind the card costs a week, in cents. */
      weeklyLimitCents: z.int().positive(),
      href: z.string().regex(/^\/(?![/\\])/),
    }),
  ),
});
export type ExchangeCardsData = z.infer<typeof ExchangeCardsData>;
