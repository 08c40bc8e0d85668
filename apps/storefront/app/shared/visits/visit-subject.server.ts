import type { VisitKind } from '@ownpath/contracts/servicing';
import type { Locale } from '@ownpath/domain/site';

const nouns: Readonly<Record<Locale, Readonly<Record<VisitKind, string>>>> = {
  'en-US': { delivery: 'Delivery', pickup: 'Pick-up', service: 'Service visit' },
  'es-US': { delivery: 'Entrega', pickup: 'Recogida', service: 'Visita de servicio' },
};

/** Title of the calendar entry. */
export const visitSubject = (kind: VisitKind, name: string, locale: Locale): string =>
  `${nouns[locale][kind]}: ${name}`;
