import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AVAILABILITY_TYPES, DELIVERY_BANDS } from '../catalog/index.ts';
import { deliveryDateOf, type OrderDay } from '../stores/index.ts';
import { type DeliveredLine, groupByDelivery } from './index.ts';

const day: OrderDay = { today: '2026-11-21', visitsFrom: '2026-11-23' };
const separate = { joins: false, day };
const line = (id: string, fields: Partial<DeliveredLine> = {}): DeliveredLine => ({
  id,
  availabilityType: 'INVENTORY_PRODUCT',
  deliveryBand: '1-3 Days',
  isOrderable: true,
  cheaperWithId: null,
  ...fields,
});
const special = { availabilityType: 'SO_PRODUCT', deliveryBand: '2-4 Weeks' } as const;
const fromManufacturer = { availabilityType: 'EA_PRODUCT', deliveryBand: '1-2 Weeks' } as const;
const idsOf = (lines: readonly DeliveredLine[], joins = false) =>
  groupByDelivery(lines, { joins, day }).map((group) => group.lines.map(({ id }) => id));

test('stock, special order and extended aisle are agreements of their own, the earliest delivery first', () => {
  const lines = [line('order', special), line('sofa'), line('aisle', fromManufacturer)];
  expect(groupByDelivery(lines, separate).map(({ window, deliveryDate }) => [window, deliveryDate])).toEqual([
    ['in-stock', '2026-11-24'],
    ['extended-aisle', '2026-12-05'],
    ['special-order', '2026-12-19'],
  ]);
  expect(idsOf(lines)).toEqual([['sofa'], ['aisle'], ['order']]);
  expect(idsOf(lines, true)).toEqual([['order', 'sofa', 'aisle']]);
  expect(groupByDelivery([], separate)).toEqual([]);
});

test('stock of nearby stores is delivered with that of the store, and the slower line is named', () => {
  const nearby = line('nearby', { availabilityType: 'INV_GEO_POOL_PRODUCT', deliveryBand: '3-7 Days' });
  const lines = [line('sofa'), nearby];
  expect(groupByDelivery(lines, separate)).toEqual([
    { lines, window: 'in-stock', deliveryDate: '2026-11-28', slowestIds: ['nearby'] },
  ]);
  expect(groupByDelivery([line('sofa'), line('lamp')], separate)[0]?.slowestIds).toEqual([]);
});

test('an add-on that is cheaper with its main item stays with it, and holds up nothing else', () => {
  const lines = [
    line('sofa'),
    line('lamp'),
    line('protector', { ...special, cheaperWithId: 'sofa' }),
    line('order', special),
  ];
  expect(idsOf(lines)).toEqual([['lamp'], ['sofa', 'protector', 'order']]);
  expect(groupByDelivery(lines, separate)[1]?.slowestIds).toEqual(['protector', 'order']);
});

test('a line that is sold out stays with its window, else with the first agreement', () => {
  const gone = { isOrderable: false };
  expect(idsOf([line('sofa'), line('order', special), line('gone', { ...special, ...gone })])).toEqual([
    ['sofa'],
    ['order', 'gone'],
  ]);
  expect(idsOf([line('gone', { ...special, ...gone }), line('sofa')])).toEqual([['gone', 'sofa']]);
  expect(idsOf([line('one', gone), line('two', { ...special, ...gone })])).toEqual([['one', 'two']]);
});

const lineOf = fc.record({
  availabilityType: fc.constantFrom(...AVAILABILITY_TYPES),
  deliveryBand: fc.constantFrom(null, ...DELIVERY_BANDS.map(({ label }) => label)),
  isOrderable: fc.boolean(),
  cheaperWith: fc.option(fc.nat({ max: 7 }), { nil: null, freq: 4 }),
});
const carts = fc.array(lineOf, { minLength: 1, maxLength: 8 }).map((drafts) =>
  drafts.map(({ cheaperWith, ...fields }, index): DeliveredLine => {
    const main = cheaperWith === null || cheaperWith === index ? undefined : drafts[cheaperWith];
    return { ...fields, id: String(index), cheaperWithId: main ? String(cheaperWith) : null };
  }),
);

test('every line is in one agreement, add-ons with their main item, at most one agreement for each window', () => {
  fc.assert(
    fc.property(carts, fc.boolean(), (lines, joins) => {
      const groups = groupByDelivery(lines, { joins, day });
      const ids = groups.flatMap((group) => group.lines.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
      expect(groups.length).toBeLessThanOrEqual(joins ? 1 : 3);
      expect(new Set(groups.map(({ window }) => window)).size).toBe(groups.length);
      const dates = groups.map(({ deliveryDate }) => deliveryDate);
      expect(dates).toEqual(dates.toSorted());
      const groupOf = (id: string) => groups.find((group) => group.lines.some((it) => it.id === id));
      for (const { id, cheaperWithId } of lines) {
        if (cheaperWithId !== null) expect(groupOf(id)).toBe(groupOf(cheaperWithId));
      }
      const isAnyOrderable = lines.some(({ isOrderable }) => isOrderable);
      for (const { lines: own, deliveryDate, slowestIds } of groups) {
        const counted = isAnyOrderable ? own.filter(({ isOrderable }) => isOrderable) : own;
        expect(counted.length).toBeGreaterThan(0);
        const bands = counted.map(({ deliveryBand }) => deliveryBand);
        expect(deliveryDate).toBe(deliveryDateOf(bands, day));
        const later = counted.filter((it) => deliveryDateOf([it.deliveryBand], day) === deliveryDate);
        expect(slowestIds).toEqual(later.length === counted.length ? [] : later.map(({ id }) => id));
      }
    }),
  );
});

test('ordering the first agreement leaves the others as they were', () => {
  fc.assert(
    fc.property(carts, (lines) => {
      const [first, ...others] = groupByDelivery(lines, separate);
      const rest = lines.filter((it) => !first?.lines.includes(it));
      const idsIn = (groups: typeof others) => groups.map((group) => group.lines.map(({ id }) => id));
      expect(idsIn(groupByDelivery(rest, separate))).toEqual(idsIn(others));
    }),
  );
});
