import type { KindWords, Selection } from '@ownpath/domain/search';
import { type Both, localized } from '../localized.ts';

/** A kind of thing: id, name in both languages, what people call it, and the products that it is. */
export const kind = (
  id: string,
  label: Both,
  phrases: string,
  select: Selection,
  options: Pick<KindWords, 'isRoom' | 'withSets' | 'measure'> = {},
): KindWords => ({
  id,
  label: localized(label),
  phrases: [...label, ...phrases.split(',').map((phrase) => phrase.trim())],
  select,
  ...options,
});
