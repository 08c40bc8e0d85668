import { z } from 'zod';
import { RoomPhoto } from '../room-photo.ts';

export const VideoData = z.object({
  title: z.string(),
  videoUrl: z.string(),
  poster: RoomPhoto,
  transcript: z.string(),
});
export type VideoData = z.infer<typeof VideoData>;
