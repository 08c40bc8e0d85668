import { z } from 'zod';
import { RoomOrArt } from '../art-tint.ts';
import { ContentLink } from '../content-link.ts';

/** Slides that a row may show beside one another (specification section 9). */
const Shown = z.union([
  z.literal(1),
  z.literal(1.2),
  z.literal(1.3),
  z.literal(1.5),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);

export const Slide = RoomOrArt.extend({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  action: ContentLink,
});
export type Slide = z.infer<typeof Slide>;

export const CarouselData = z.object({
  title: z.string(),
  isCyclic: z.boolean(),
  /** Moves by itself, with a button that pauses it. */
  isAutomatic: z.boolean(),
  slidesToShow: z.object({ small: Shown, medium: Shown, large: Shown }),
  slides: z.array(Slide),
});
export type CarouselData = z.infer<typeof CarouselData>;
