import { LOCALES } from '@ownpath/domain/site';
import type { DemoSearchRedirect } from '../types/index.ts';

type Phrases = Record<DemoSearchRedirect['locale'], readonly string[]>;

/** Phrases in lower case without accents, grouped by target page. */
const phrasesByPath: Readonly<Record<string, Phrases>> = {
  '/contact-us': {
    'en-US': ['contact us', 'customer service', 'phone number', 'help'],
    'es-US': ['contactenos', 'contacto', 'servicio al cliente', 'telefono de atencion', 'ayuda'],
  },
  '/how-rac-works': {
    'en-US': ['how it works', 'how rac works', 'rent to own', 'lease to own'],
    'es-US': ['como funciona', 'como funciona rac', 'rentar con opcion a compra'],
  },
  '/faqs': {
    'en-US': ['faq', 'faqs', 'questions', 'return policy', 'returns'],
    'es-US': ['preguntas', 'preguntas frecuentes', 'devoluciones'],
  },
  '/find-a-store': {
    'en-US': ['store hours', 'store near me', 'stores near me', 'find a store'],
    'es-US': ['horario', 'horarios', 'tienda cercana', 'tiendas', 'buscar tienda'],
  },
  '/instant-approval': {
    'en-US': ['apply', 'approval', 'get approved', 'pre approval'],
    'es-US': ['solicitar', 'aprobacion', 'preaprobacion'],
  },
};

/** Redirects of search phrases that name no product. */
export function listSearchRedirects(): readonly DemoSearchRedirect[] {
  return Object.entries(phrasesByPath).flatMap(([destinationUrl, phrases]) =>
    LOCALES.flatMap((locale) => phrases[locale].map((phrase) => ({ locale, phrase, destinationUrl }))),
  );
}
