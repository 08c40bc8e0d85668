import type { ShippingMethod, ShippingMethodId } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import type { PricedLine } from './price-lines.ts';

const texts: Record<ShippingMethodId, Record<Locale, { name: string; description: string }>> = {
  'store-delivery': {
    'en-US': { name: 'Delivery by your store', description: 'Your store brings it and sets it up, free.' },
    'es-US': {
      name: 'Entrega de su tienda',
      description: 'Su tienda se lo lleva y se lo instala, sin costo.',
    },
  },
  'store-pickup': {
    'en-US': { name: 'Pick up at your store', description: 'Carry it out of your store today.' },
    'es-US': { name: 'Recoger en su tienda', description: 'Lléveselo hoy mismo de su tienda.' },
  },
};

function shippingMethodOf(id: ShippingMethodId, locale: Locale): ShippingMethod {
  return { id, ...texts[id][locale], price: 0, c_storePickupEnabled: id === 'store-pickup' };
}

/** Shipping methods of these lines: delivery always, pickup only when all of them can be carried out. */
export function shippingMethodsFor(lines: readonly PricedLine[], locale: Locale): ShippingMethod[] {
  const isCarryout =
    lines.length > 0 && lines.every((line) => line.condition?.availability.deliveryBand === 'Carryout');
  const ids: ShippingMethodId[] = isCarryout ? ['store-delivery', 'store-pickup'] : ['store-delivery'];
  return ids.map((id) => shippingMethodOf(id, locale));
}

/** The chosen method while it applies to these lines; else null. */
export function chosenMethod(
  id: string | null,
  lines: readonly PricedLine[],
  locale: Locale,
): ShippingMethod | null {
  return shippingMethodsFor(lines, locale).find((method) => method.id === id) ?? null;
}
