import { isSortOption, type SortOption } from '@ownpath/domain/catalog';
import type { Locale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';

/** Sorting options by the id that clients of the documented search send. */
const OPTIONS = [
  { id: 'best-matches', sort: 'RELEVANCE', label: { 'en-US': 'Best matches', 'es-US': 'Más relevantes' } },
  { id: 'availability', sort: 'AVAILABILITY', label: { 'en-US': 'Availability', 'es-US': 'Disponibilidad' } },
  {
    id: 'price-low-to-high',
    sort: 'PRICE_LOW_TO_HIGH',
    label: { 'en-US': 'Price: low to high', 'es-US': 'Precio: de menor a mayor' },
  },
  {
    id: 'price-high-to-low',
    sort: 'PRICE_HIGH_TO_LOW',
    label: { 'en-US': 'Price: high to low', 'es-US': 'Precio: de mayor a menor' },
  },
  { id: 'most-popular', sort: 'MOST_POPULAR', label: { 'en-US': 'Most popular', 'es-US': 'Más populares' } },
] as const satisfies readonly { id: string; sort: SortOption; label: Record<Locale, string> }[];

export type ChosenSort = { readonly id: string; readonly sort: SortOption };

/**
 * The option of that id; the names of the specification (`AVAILABILITY`, …) count as well. Without one, best matches
 * for words and availability for a category.
 * @throws DomainError `InvalidParameters` for an id that does not exist
 */
export function readSort(sent: string | undefined, hasWords: boolean): ChosenSort {
  const wanted = sent ?? (hasWords ? 'best-matches' : 'availability');
  const option = OPTIONS.find(({ id, sort }) => id === wanted || (isSortOption(wanted) && sort === wanted));
  if (!option) throw new DomainError('InvalidParameters', `There is no sorting option ${wanted}.`);
  return option;
}

export function listSortingOptions(locale: Locale): { id: string; label: string }[] {
  return OPTIONS.map(({ id, label }) => ({ id, label: label[locale] }));
}
