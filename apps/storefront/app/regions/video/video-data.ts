import { z } from 'zod';

export const VideoData = z.object({
  title: z.string(),
  videoUrl: z.string(),
  posterArtKey: z.string().regex(/^[a-z-]+$/),
  transcript: z.string(),
});
export type VideoData = z.infer<typeof VideoData>;
