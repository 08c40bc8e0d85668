import { z } from 'zod';

export const RichTextData = z.object({
  sections: z.array(z.object({ heading: z.string().nullable(), paragraphs: z.array(z.string()) })),
});
export type RichTextData = z.infer<typeof RichTextData>;
