import type { Locale } from '@ownpath/domain/site';
import { foldWord } from './search-words.ts';

/** Words of the language for the same thing, folded, and the word that the catalogue has for it. */
const SYNONYMS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': {
    ac: 'air conditioner',
    'cell phone': 'phone',
    cellphone: 'phone',
    couch: 'sofa',
    couches: 'sofa',
    fridge: 'refrigerator',
    'love seat': 'loveseat',
    notebook: 'laptop',
    oven: 'range',
    pc: 'desktop',
    stove: 'range',
    telly: 'tv',
    'washing machine': 'washer',
  },
  'es-US': {
    camarote: 'litera',
    celular: 'telefono',
    computador: 'computadora',
    couch: 'sofa',
    cuarto: 'recamara',
    dormitorio: 'recamara',
    frigorifico: 'refrigerador',
    heladera: 'refrigerador',
    lavarropas: 'lavadora',
    'love seat': 'sofa de dos plazas',
    loveseat: 'sofa de dos plazas',
    'mesa de noche': 'buro',
    'mesita de noche': 'buro',
    nevera: 'refrigerador',
    ordenador: 'computadora',
    refri: 'refrigerador',
    refrigeradora: 'refrigerador',
    tele: 'televisor',
    television: 'televisor',
  },
};

const rules = (locale: Locale) =>
  Object.entries(SYNONYMS[locale]).map(([word, meant]) => ({
    pattern: new RegExp(`\\b${word}(?:e?s)?\\b`),
    meant,
  }));
const rulesOf: Readonly<Record<Locale, ReturnType<typeof rules>>> = {
  'en-US': rules('en-US'),
  'es-US': rules('es-US'),
};

/** The query, and the query in the catalogue's words: either finds a product. */
export function withSynonyms(query: string, locale: Locale): string[] {
  const typed = foldWord(query);
  const meant = rulesOf[locale].reduce((text, rule) => text.replace(rule.pattern, rule.meant), typed);
  return meant === typed ? [query] : [query, meant];
}
