import { z } from 'zod';

/** Icons that content may name. */
export const IconName = z.enum([
  'badge-check',
  'calendar-check',
  'file-signature',
  'hand-coins',
  'mail',
  'map-pin',
  'phone',
  'shopping-bag',
  'truck',
  'undo-2',
  'wrench',
]);
export type IconName = z.infer<typeof IconName>;
