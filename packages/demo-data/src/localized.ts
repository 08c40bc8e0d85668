import type { Localized } from './types/index.ts';

/** A text in English and Spanish, in this order. */
export type Both = readonly [english: string, spanish: string];

export function localized([english, spanish]: Both): Localized {
  return { 'en-US': english, 'es-US': spanish };
}
