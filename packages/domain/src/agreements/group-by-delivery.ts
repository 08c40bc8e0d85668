import type { AvailabilityType } from '../catalog/index.ts';
import type { CalendarDate } from '../dates/index.ts';
import { deliveryDateOf, type OrderDay } from '../stores/index.ts';

/** How goods come: from the stock of this store or of nearby ones, ordered for the shopper, or from the manufacturer. */
export const DELIVERY_WINDOWS = ['in-stock', 'special-order', 'extended-aisle'] as const;
export type DeliveryWindow = (typeof DELIVERY_WINDOWS)[number];

const windowByType: Readonly<Record<AvailabilityType, DeliveryWindow>> = {
  INVENTORY_PRODUCT: 'in-stock',
  INV_GEO_POOL_PRODUCT: 'in-stock',
  SO_PRODUCT: 'special-order',
  EA_PRODUCT: 'extended-aisle',
};

/** A line of a cart; a bundle is one line, so its members stay together. */
export type DeliveredLine = {
  readonly id: string;
  /** Of a bundle: that of its slowest member. */
  readonly availabilityType: AvailabilityType;
  readonly deliveryBand: string | null;
  readonly isOrderable: boolean;
  /** The line beside which this one has a lower rate; null for its own rate. */
  readonly cheaperWithId: string | null;
};

/** Lines that are delivered on one day, under one agreement. */
export type DeliveryGroup<Line extends DeliveredLine = DeliveredLine> = {
  readonly lines: readonly Line[];
  /** The slowest of its windows. */
  readonly window: DeliveryWindow;
  readonly deliveryDate: CalendarDate;
  /** Lines that set this date, where others could come earlier; else empty. */
  readonly slowestIds: readonly string[];
};

/**
 * The agreements of a cart, the earliest delivery first: goods that come in different ways don't wait for each other. An
 * add-on that is cheaper with its main item stays with it. A line that can't be ordered never makes an agreement of its
 * own, unless none can be: it stays with its window, else with the first agreement.
 * @param joins the shopper wants one agreement for everything
 */
export function groupByDelivery<Line extends DeliveredLine>(
  lines: readonly Line[],
  { joins, day }: { readonly joins: boolean; readonly day: OrderDay },
): DeliveryGroup<Line>[] {
  if (lines.length === 0) return [];
  if (joins || !lines.some(({ isOrderable }) => isOrderable)) return [toGroup(lines, day)];
  const sets = listSets(lines);
  const inOrder = (part: readonly Line[]) => lines.filter((line) => part.includes(line));
  const ofWindow = DELIVERY_WINDOWS.map((window) =>
    inOrder(sets.filter((set) => windowOf(set) === window).flat()),
  );
  const [first, ...others] = ofWindow
    .filter((part) => part.some(({ isOrderable }) => isOrderable))
    .map((part) => toGroup(part, day))
    .toSorted((a, b) => compare(a.deliveryDate, b.deliveryDate));
  if (!first) return [];
  const left = ofWindow.filter((part) => part.every(({ isOrderable }) => !isOrderable)).flat();
  return [toGroup(inOrder([...first.lines, ...left]), day), ...others];
}

/** A main item with the add-ons that are cheaper with it; every other line by itself. */
function listSets<Line extends DeliveredLine>(lines: readonly Line[]): Line[][] {
  return lines.reduce<Line[][]>((sets, line) => {
    const related = sets.filter((set) =>
      set.some((other) => line.cheaperWithId === other.id || other.cheaperWithId === line.id),
    );
    return [...sets.filter((set) => !related.includes(set)), [...related.flat(), line]];
  }, []);
}

/** The lines that decide about delivery: those that can be ordered, if any can. */
function decisiveOf<Line extends DeliveredLine>(lines: readonly Line[]): readonly Line[] {
  const orderable = lines.filter(({ isOrderable }) => isOrderable);
  return orderable.length > 0 ? orderable : lines;
}

function windowOf(lines: readonly DeliveredLine[]): DeliveryWindow {
  const ranks = decisiveOf(lines).map((line) =>
    DELIVERY_WINDOWS.indexOf(windowByType[line.availabilityType]),
  );
  return DELIVERY_WINDOWS[Math.max(...ranks)] ?? 'in-stock';
}

function toGroup<Line extends DeliveredLine>(lines: readonly Line[], day: OrderDay): DeliveryGroup<Line> {
  const decisive = decisiveOf(lines);
  const bands = decisive.map(({ deliveryBand }) => deliveryBand);
  const deliveryDate = deliveryDateOf(bands, day);
  const slowest = decisive.filter((line) => deliveryDateOf([line.deliveryBand], day) === deliveryDate);
  return {
    lines,
    window: windowOf(lines),
    deliveryDate,
    slowestIds: slowest.length < decisive.length ? slowest.map(({ id }) => id) : [],
  };
}

const compare = (a: CalendarDate, b: CalendarDate): number => (a < b ? -1 : a > b ? 1 : 0);
