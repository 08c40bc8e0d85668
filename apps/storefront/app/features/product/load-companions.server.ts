import { getProducts, type ProductDetail, type RentalRate } from '@ownpath/contracts/catalog';
import { quoteRental, totalRentCents } from '@ownpath/domain/pricing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import type { AddOn, AddOnRate, BundleMember, Companions } from './companions.ts';

/** The most products that one call returns. */
const MAX_IDS = 24;
const SHOWN_ADD_ONS = 3;

/** The pieces of a set and the products that cost less with it; empty when they can't be loaded. */
export async function loadCompanions(commerce: CommerceClient, product: ProductDetail): Promise<Companions> {
  const addOnIds = (product.addOnProductIds ?? []).slice(0, SHOWN_ADD_ONS);
  const ids = [...product.bundledProducts.map(({ id }) => id), ...addOnIds].slice(0, MAX_IDS);
  if (ids.length === 0) return { members: [], addOns: [] };
  const { data } = await commerce
    .call(getProducts, { query: { ids: ids.join(',') } })
    .catch((error: unknown) => {
      warnOf('A product has no companions', error);
      return { data: [] as ProductDetail[] };
    });
  const found = new Map(data.map((detail) => [detail.id, detail]));
  return {
    members: product.bundledProducts.map((member) => toMember(member, found.get(member.id))),
    addOns: addOnIds.flatMap((id) => toAddOn(found.get(id)) ?? []),
  };
}

function pictureOf(detail: ProductDetail | undefined) {
  return {
    urlPath: detail?.urlPath ?? '',
    tint: detail?.tint ?? '',
    imageUrl: detail?.variants[0]?.imageUrl ?? null,
  };
}

function toMember(
  member: ProductDetail['bundledProducts'][number],
  detail: ProductDetail | undefined,
): BundleMember {
  const { id, name, quantity, prices } = member;
  const availability = detail?.availability;
  const isCounted =
    availability?.type === 'INVENTORY_PRODUCT' || availability?.type === 'INV_GEO_POOL_PRODUCT';
  return {
    ...pictureOf(detail),
    urlPath: detail?.urlPath ?? encodeURIComponent(id),
    id,
    name,
    quantity,
    rates: prices?.[0]?.rates ?? [],
    setsLeft: isCounted ? Math.floor(availability.stockLevel / quantity) : null,
  };
}

/**
 * The rates with the add-on discount, computed as the cart does: a lower weekly rate for the same number of
 * weeks.
 */
export function addOnRates(rates: readonly RentalRate[]): AddOnRate[] {
  const weekly = rates.find(({ frequency }) => frequency === 'WEEKLY');
  const weeklyRateCents = weekly?.addOnPaymentCents;
  if (!weekly || typeof weeklyRateCents !== 'number') return [];
  const shorter = { weeklyRateCents, weeks: weekly.paymentCount };
  const terms = {
    ...shorter,
    cashPriceCents: Math.min(weekly.cashPriceCents, totalRentCents(shorter)),
  };
  return rates.map((usual) => {
    const quote = quoteRental(terms, usual.frequency);
    return {
      frequency: usual.frequency,
      paymentCents: quote.paymentCents,
      paymentCount: quote.paymentCount,
      lastPaymentCents: quote.lastPaymentCents,
      totalCents: quote.totalCents,
      cashPriceCents: quote.cashPriceCents,
      wasPaymentCents: usual.paymentCents,
      percentOff: Math.floor((1 - quote.paymentCents / usual.paymentCents) * 100),
    };
  });
}

function toAddOn(detail: ProductDetail | undefined): AddOn | null {
  const price = detail?.prices.find(({ condition }) => condition === 'NEW');
  if (!detail || !price || !detail.conditions.some(({ condition }) => condition === 'NEW')) return null;
  const rates = addOnRates(price.rates);
  if (rates.length === 0) return null;
  const { id, name, brand } = detail;
  return { ...pictureOf(detail), id, name, brand, condition: 'NEW', rates };
}
