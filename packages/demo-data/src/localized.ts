import type { Localized } from './types/index.ts';

/** English first, then Spanish: how the demo's texts are written down. */
export type Both = readonly [english: string, spanish: string];

export function localized([english, spanish]: Both): Localized {
  return { 'en-US': english, 'es-US': spanish };
}
