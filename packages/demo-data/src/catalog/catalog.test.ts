import { LOCALES } from '@ownpath/domain/site';
import { describe, expect, it } from 'vitest';
import { listCategories } from '../categories/index.ts';
import type { DemoProduct } from '../types/index.ts';
import { familyRanges } from './family-ranges.ts';
import { listProducts } from './index.ts';

const products = listProducts({ onlineFrom: '2026-07-24', wasPriceSince: '2026-11-01' });
const byId = new Map(products.map((product) => [product.id, product]));
const categories = listCategories();
const parents = new Set(categories.map(({ parentId }) => parentId));
const leaves = categories.filter(({ id }) => !parents.has(id));

const ofKind = (kind: DemoProduct['kind']) => products.filter((product) => product.kind === kind);
const countWords = (text: string) => text.trim().split(/\s+/).length;

describe('the category tree', () => {
  it('has 61 categories, 6 of them at the top', () => {
    expect(categories).toHaveLength(61);
    expect(
      [1, 2, 3, 4].map((level) => categories.filter((category) => category.level === level).length),
    ).toEqual([6, 17, 27, 11]);
  });

  it('names and describes every category in both languages', () => {
    for (const { name, description } of categories) {
      for (const text of [name, description]) {
        expect(text['en-US']).not.toBe('');
        expect(text['es-US']).not.toBe('');
      }
    }
  });

  it('uses the design’s tint for each department', () => {
    const departments = categories.filter(({ level }) => level === 1);
    expect(Object.fromEntries(departments.map(({ id, tint }) => [id, tint]))).toEqual({
      furniture: 'oat',
      appliances: 'sage',
      electronics: 'sky',
      computers: 'honey',
      smartphones: 'berry',
      deals: 'oat',
    });
  });
});

describe('the catalog', () => {
  it('has at least 300 products, enough of every kind', () => {
    expect(products.length).toBeGreaterThanOrEqual(300);
    expect(ofKind('bundle').length).toBeGreaterThanOrEqual(12);
    expect(ofKind('special-order').length).toBeGreaterThanOrEqual(15);
    expect(ofKind('extended-aisle').length).toBeGreaterThanOrEqual(15);
  });

  it.each(leaves.map(({ id }) => id))('has at least 4 products in %s', (leaf) => {
    expect(products.filter(({ categoryIds }) => categoryIds.includes(leaf)).length).toBeGreaterThanOrEqual(4);
  });

  it('names only categories that exist, the primary one first, none twice', () => {
    const known = new Set(categories.map(({ id }) => id));
    for (const { id, categoryIds, primaryCategoryId } of products) {
      expect(categoryIds[0], id).toBe(primaryCategoryId);
      expect(new Set(categoryIds).size, id).toBe(categoryIds.length);
      expect(
        categoryIds.filter((categoryId) => !known.has(categoryId)),
        id,
      ).toEqual([]);
    }
  });

  it('gives every product, variant, item number and model a unique id', () => {
    const variants = products.flatMap((product) => product.variants.map(({ id }) => id));
    for (const ids of [
      products.map(({ id }) => id),
      products.map(({ rmsItemNumber }) => rmsItemNumber),
      products.map(({ model }) => model),
      variants,
    ]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('has every text in both languages, with a different text in each', () => {
    for (const product of products) {
      for (const text of [product.shortDescription, product.description]) {
        expect(countWords(text['en-US']), product.id).toBeGreaterThan(2);
        expect(countWords(text['es-US']), product.id).toBeGreaterThan(2);
        expect(text['en-US'], product.id).not.toBe(text['es-US']);
      }
      expect(product.name['es-US'], product.id).not.toBe('');
      expect(product.features['en-US'].length, product.id).toBeGreaterThan(0);
      expect(product.features['es-US']).toHaveLength(product.features['en-US'].length);
      for (const { label, value } of product.specifications) {
        expect(Object.values(label).concat(Object.values(value)), product.id).not.toContain('');
      }
    }
  });

  it.each(LOCALES)('repeats no name and no description in %s', (locale) => {
    for (const texts of [
      products.map(({ name }) => name[locale]),
      products.map(({ shortDescription }) => shortDescription[locale]),
      products.map(({ description }) => description[locale]),
    ]) {
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('shows furniture in 2 to 5 colors where it is upholstered and others in 1 to 3', () => {
    for (const { id, kind, capClass, family, variants } of products) {
      if (kind === 'bundle') expect(variants, id).toHaveLength(1);
      else if (capClass === 'furniture') expect(variants.length, id).toBeLessThanOrEqual(5);
      else expect(variants.length, id).toBeLessThanOrEqual(3);
      if (['sofa', 'loveseat', 'recliner', 'sectional'].includes(family)) {
        expect(variants.length, id).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('builds bundles of two or more stocked products at 90 % of their rates', () => {
    for (const bundle of ofKind('bundle')) {
      const members = bundle.bundledProductIds.map((id) => byId.get(id));
      expect(members.length, bundle.id).toBeGreaterThanOrEqual(2);
      expect(
        members.every((member) => member?.kind === 'standard'),
        bundle.id,
      ).toBe(true);
      const rates = members.reduce((sum, member) => sum + (member?.baseWeeklyRateCents ?? 0), 0);
      expect(bundle.baseWeeklyRateCents, bundle.id).toBeLessThanOrEqual(rates * 0.9 + 0.5);
      expect(bundle.baseWeeklyRateCents, bundle.id).toBeGreaterThan(rates * 0.9 - 100);
    }
    expect(
      products.filter(({ kind, bundledProductIds }) => kind !== 'bundle' && bundledProductIds.length > 0),
    ).toEqual([]);
  });

  it('recommends only add-ons that exist and are marked as such', () => {
    const recommended = products.flatMap(({ addOnProductIds }) => addOnProductIds);
    expect(recommended.length).toBeGreaterThan(0);
    expect(recommended.filter((id) => byId.get(id)?.isAddOn !== true)).toEqual([]);
  });

  it('never re-rents special orders, extended aisle, bundles or clearance', () => {
    const rerented = products.filter(({ categoryIds }) => categoryIds.includes('previously-rented'));
    expect(rerented.length).toBeGreaterThan(100);
    expect(rerented.filter(({ kind, isClearance }) => kind !== 'standard' || isClearance)).toEqual([]);
  });
});

describe.each(familyRanges)('the family $family', ({ family, brand, weekly, weeks, total, cash }) => {
  const members = products.filter((product) => product.family === family);

  it('has products, some of the reference brand', () => {
    expect(members.length).toBeGreaterThan(0);
    expect(members.some((product) => product.brand === brand)).toBe(true);
  });

  it('is within the reference ranges', () => {
    for (const { id, baseWeeklyRateCents, weeks: productWeeks, isClearance } of members) {
      const totalCents = baseWeeklyRateCents * productWeeks;
      expect(baseWeeklyRateCents, id).toBeGreaterThanOrEqual(weekly[0]);
      expect(baseWeeklyRateCents, id).toBeLessThanOrEqual(weekly[1]);
      expect(totalCents, id).toBeLessThanOrEqual(total[1]);
      expect(Math.ceil(totalCents / 2), id).toBeLessThanOrEqual(cash[1]);
      if (isClearance) {
        expect(productWeeks, id).toBeLessThan(weeks);
      } else {
        expect(productWeeks, id).toBe(weeks);
        expect(totalCents, id).toBeGreaterThanOrEqual(total[0]);
        expect(Math.ceil(totalCents / 2), id).toBeGreaterThanOrEqual(cash[0]);
      }
    }
  });
});
