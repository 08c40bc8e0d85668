import { z } from 'zod';

export const RichTextData = z.object({
  /** Long texts begin with five lines and a button that shows the rest. */
  isClamped: z.boolean().optional(),
  sections: z.array(z.object({ heading: z.string().nullable(), paragraphs: z.array(z.string()) })),
});
export type RichTextData = z.infer<typeof RichTextData>;
