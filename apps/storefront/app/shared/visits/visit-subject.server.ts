import type { VisitKind } from '@ownpath/contracts/servicing';
import type { Locale } from '@ownpath/domain/site';

const nouns: Readonly<Record<Locale, Readonly<Record<VisitKind, string>>>> = {
  'en-US': { delivery: 'Delivery', pickup: 'Pickup', service: 'Service visit' },
  'es-US': { delivery: 'Entrega', pickup: 'Recolección', service: 'Visita de servicio' },
};

/** Title of the calendar entry. */
export const visitSubject = (kind: VisitKind, name: string, locale: Locale): string =>
  `${nouns[locale][kind]}: ${name}`;
