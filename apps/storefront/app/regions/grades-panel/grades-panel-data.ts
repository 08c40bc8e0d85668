import { z } from 'zod';
import { ContentLink } from '../content-link.ts';

export const GradesPanelData = z.object({
  title: z.string(),
  shopAll: ContentLink,
  grades: z.array(
    z.object({
      condition: z.enum(['USED_GREAT', 'USED_GOOD', 'USED_FAIR']),
      artKey: z.string().regex(/^[a-z-]+$/),
      title: z.string(),
      text: z.string(),
    }),
  ),
});
export type GradesPanelData = z.infer<typeof GradesPanelData>;
