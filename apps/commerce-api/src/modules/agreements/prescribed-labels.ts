import type { Locale } from '@ownpath/domain/site';
import type { StateCode } from '@ownpath/domain/stores';

type Label = Readonly<Record<Locale, string>>;

export type LabeledFact =
  | 'cash-price'
  | 'cost-of-rental'
  | 'processing-fee'
  | 'total-cost-to-own'
  | 'total-rent';

const label = (english: string, spanish: string): Label => ({ 'en-US': english, 'es-US': spanish });

const COST_OF_LEASE_SERVICES = label('Cost of lease services', 'Costo de los servicios de arrendamiento');
const TOTAL_OF_SCHEDULED_PAYMENTS = label('Total of scheduled payments', 'Total de pagos programados');

/** Words that a state's law prescribes for a figure of the disclosure (`disclosures.labels` of the state's row). */
const LABELS: Readonly<Partial<Record<StateCode, Readonly<Partial<Record<LabeledFact, Label>>>>>> = {
  AZ: {
    'cost-of-rental': label(
      'Cost of rental (total of payments less cash price)',
      'Costo de la renta (total de los pagos menos el precio de contado)',
    ),
  },
  CT: { 'total-cost-to-own': label('Rent-to-own price', 'Precio de renta para ser dueño') },
  GA: { 'total-cost-to-own': label('Cost of lease', 'Costo del arrendamiento') },
  IA: {
    'total-rent': label(
      'Total of scheduled payments (total dollar amount of lease payments you will have to make to acquire ownership)',
      'Total de pagos programados (monto total en dólares de los pagos de arrendamiento que tendrá que hacer para ser dueño)',
    ),
  },
  MD: {
    'cost-of-rental': COST_OF_LEASE_SERVICES,
  },
  NE: {
    'total-cost-to-own': label(
      'Total of payments to acquire ownership',
      'Total de los pagos para adquirir la propiedad',
    ),
  },
  NY: { 'total-cost-to-own': label('Total cost', 'Costo total') },
  PA: { 'cost-of-rental': COST_OF_LEASE_SERVICES },
  SC: { 'total-rent': TOTAL_OF_SCHEDULED_PAYMENTS },
  VT: {
    'cash-price': label('Cash Price', 'Precio de contado'),
    'total-rent': label('Payments required to become owner', 'Pagos necesarios para ser dueño'),
    'processing-fee': label(
      'Mandatory charges and fees required to become owner',
      'Cargos obligatorios necesarios para ser dueño',
    ),
    'total-cost-to-own': label('Total cost', 'Costo total'),
    'cost-of-rental': label('Rent-to-Own Charge', 'Cargo de la renta para ser dueño'),
  },
  WV: {
    'cash-price': label('Retail value (cash price)', 'Valor al por menor (precio de contado)'),
    'cost-of-rental': label('Rent-to-own charge', 'Cargo de la renta para ser dueño'),
  },
};

/** The words that the state's law prescribes for a figure; null where it prescribes none. */
export function findPrescribedLabel(stateCode: string, code: string, locale: Locale): string | null {
  const ofState: Readonly<Partial<Record<string, Label>>> = LABELS[stateCode as StateCode] ?? {};
  return ofState[code]?.[locale] ?? null;
}
