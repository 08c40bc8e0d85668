import { type Both, localized } from '../localized.ts';

const text = (...both: Both) => localized(both);

/** A value that covers one or more codes: availability types, conditions or delivery bands. */
const value = (name: string, spanish: string, codes: readonly string[] = [name]) => ({
  value: name,
  codes,
  label: text(name, spanish),
});

/**
 * Facets of a listing in page order (values of specification section 9). `source` names the product field to use; a
 * facet of `specification` can be added for any row of the specifications.
 */
export const listingFacets = [
  {
    key: 'availability',
    attributeId: 'c_availability',
    label: text('Availability', 'Disponibilidad'),
    source: 'availability',
    values: [
      value('In Stock In Your Store', 'Disponible en su tienda', ['INVENTORY_PRODUCT']),
      value('In Stock Nearby', 'Disponible cerca', ['INV_GEO_POOL_PRODUCT']),
      value('Special Order', 'Pedido especial', ['SO_PRODUCT', 'EA_PRODUCT']),
    ],
  },
  {
    key: 'condition',
    attributeId: 'c_condition',
    label: text('Condition', 'Condición'),
    source: 'condition',
    values: [
      value('New', 'Nuevo', ['NEW']),
      value('Previously Rented - Great', 'Rentado antes - Excelente', ['USED_GREAT']),
      value('Previously Rented - Good', 'Rentado antes - Bueno', ['USED_GOOD']),
      value('Previously Rented - Fair', 'Rentado antes - Aceptable', ['USED_FAIR']),
    ],
  },
  {
    key: 'delivery',
    attributeId: 'c_delivery',
    label: text('Delivery', 'Entrega'),
    source: 'delivery',
    values: [
      value('Carryout', 'Para llevar'),
      value('1-3 Days', '1 a 3 días'),
      value('3-7 Days', '3 a 7 días'),
      value('1-2 Weeks', '1 a 2 semanas'),
      value('1-6 Weeks', '1 a 6 semanas'),
      value('2-4 Weeks', '2 a 4 semanas'),
      value('4-6 Weeks', '4 a 6 semanas'),
    ],
  },
  {
    key: 'price',
    attributeId: 'price',
    label: text('Weekly price', 'Precio semanal'),
    source: 'weekly-rate',
    ranges: [
      { minCents: 0, maxCents: 1499 },
      { minCents: 1500, maxCents: 2499 },
      { minCents: 2500, maxCents: 3499 },
      { minCents: 3500, maxCents: 4999 },
      { minCents: 5000, maxCents: 99_999 },
    ],
    rangeLabels: {
      upTo: text('Up to {to}', 'Hasta {to}'),
      between: text('{from} to {to}', '{from} a {to}'),
      from: text('{from} and up', '{from} o más'),
    },
  },
  { key: 'brand', attributeId: 'brand', label: text('Brand', 'Marca'), source: 'brand' },
  { key: 'color', attributeId: 'c_refinementColor', label: text('Color', 'Color'), source: 'color' },
  {
    key: 'size',
    attributeId: 'c_size',
    label: text('Bed size', 'Tamaño de la cama'),
    source: 'specification',
    rows: ['Bed size'],
  },
  {
    key: 'screen',
    attributeId: 'c_screen',
    label: text('Screen size', 'Tamaño de la pantalla'),
    source: 'specification',
    rows: ['Screen'],
  },
  {
    key: 'capacity',
    attributeId: 'c_capacity',
    label: text('Capacity', 'Capacidad'),
    source: 'specification',
    rows: ['Capacity'],
  },
  {
    key: 'memory',
    attributeId: 'c_memory',
    label: text('Memory', 'Memoria'),
    source: 'specification',
    rows: ['Memory'],
  },
  {
    key: 'clearance',
    attributeId: 'c_clearance',
    label: text('Clearance', 'Liquidación'),
    source: 'clearance',
    values: [{ value: 'TRUE', codes: ['TRUE'], label: text('Clearance', 'Liquidación') }],
  },
] as const;
