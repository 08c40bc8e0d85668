import { noVocabulary, type SearchVocabulary } from '@ownpath/domain/search';
import { z } from 'zod';

/** Custom preference of the site that holds the retailer's words for searches. */
export const SEARCH_VOCABULARY_PREFERENCE = 'searchVocabulary';

const Phrases = z.array(z.string().min(1).max(80));

const Selection = z.object({
  categories: z.array(z.string()).exactOptional(),
  named: Phrases.exactOptional(),
  notNamed: Phrases.exactOptional(),
  colors: z.array(z.string()).exactOptional(),
  text: Phrases.exactOptional(),
  about: Phrases.exactOptional(),
});

const Label = z.object({ 'en-US': z.string(), 'es-US': z.string() });

const Vocabulary = z.object({
  kinds: z.array(
    z.object({
      id: z.string(),
      label: Label,
      phrases: Phrases,
      select: Selection,
      isRoom: z.boolean().exactOptional(),
      withSets: z.boolean().exactOptional(),
      measure: z.string().exactOptional(),
    }),
  ),
  attributes: z.array(z.object({ label: Label.exactOptional(), phrases: Phrases, select: Selection })),
  measures: z.array(
    z.object({
      id: z.string(),
      label: Label.exactOptional(),
      units: Phrases,
      rows: z.array(z.object({ label: z.string(), before: Phrases.exactOptional() })),
      tolerance: z
        .object({ by: z.number().exactOptional(), share: z.number().exactOptional() })
        .exactOptional(),
    }),
  ),
  help: z.array(
    z.object({
      path: z.string().regex(/^\/(?![/\\])/),
      label: Label.exactOptional(),
      phrases: Phrases,
    }),
  ),
  wishes: z.object({ used: Phrases, cheap: Phrases, atMost: Phrases, money: Phrases }),
  glue: Phrases,
  ignored: Phrases,
});

/**
 * The words that a site's preference defines. Without it, or when it is malformed, which is reported, searches know the
 * names of categories and products alone.
 */
export function parseVocabulary(preference: unknown, report: (problem: string) => void): SearchVocabulary {
  if (preference === undefined || preference === null) return noVocabulary;
  const { data, error } = Vocabulary.safeParse(preference);
  if (data) return data;
  report(`Preference ${SEARCH_VOCABULARY_PREFERENCE} is not used: ${z.prettifyError(error)}`);
  return noVocabulary;
}
