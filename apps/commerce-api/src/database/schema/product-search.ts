import type { Locale } from '@ownpath/domain/site';
import { type SQL, sql } from '../orm.ts';

const configurations = { 'en-US': 'english', 'es-US': 'spanish' } as const satisfies Record<Locale, string>;

/**
 * Removes accents from an SQL text, so that `sofa` finds `sofás`: shoppers rarely type them, and the Spanish
 * stemmer treats `sofás` and `sofá` as two words.
 */
export const foldAccents = (text: SQL): SQL => sql`translate(${text}, 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')`;

const part = (locale: Locale, expression: string, weight: 'A' | 'B' | 'C' | 'D'): SQL =>
  sql`setweight(to_tsvector('${sql.raw(configurations[locale])}', ${foldAccents(
    sql.raw(`coalesce(${expression}, '')`),
  )}), '${sql.raw(weight)}')`;

/** The stored search vector of a product: name and model first, then brand, short text, features. */
export const productSearchVector = (locale: Locale): SQL =>
  sql.join(
    [
      part(locale, `name->>'${locale}'`, 'A'),
      part(locale, `brand || ' ' || model || ' ' || rms_item_number`, 'B'),
      part(locale, `short_description->>'${locale}'`, 'C'),
      part(locale, `(features->'${locale}')::text`, 'D'),
    ],
    sql` || `,
  );

/** A shopper's search words as a query over that vector. `words` is a bound value. */
export const productSearchQuery = (locale: Locale, words: string): SQL =>
  sql`websearch_to_tsquery('${sql.raw(configurations[locale])}', ${foldAccents(sql`${words}`)})`;
