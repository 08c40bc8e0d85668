import { AVAILABILITY_TYPES } from '@ownpath/domain/catalog';
import type { Facet } from './facet-definitions.ts';
import { facetValuesOf, isOfPrice } from './facets.ts';
import type { CatalogEntry, ListingEntry } from './listing-entry.ts';
import type { ProductPrice } from './product-prices.ts';

/** Gives each value of each facet a number, by which a long listing is counted without looking up texts. */
function createNumbering(facets: readonly Facet[]) {
  const values: { readonly facetAt: number; readonly value: string }[] = [];
  const numbersByFacet = facets.map(() => new Map<string, number>());
  function numberOf(facetAt: number, value: string): number {
    const known = numbersByFacet[facetAt]?.get(value);
    if (known !== undefined) return known;
    numbersByFacet[facetAt]?.set(value, values.length);
    return values.push({ facetAt, value }) - 1;
  }
  return { values, numberOf };
}
type Numbering = ReturnType<typeof createNumbering>;
const numberings = new WeakMap<readonly Facet[], Numbering>();

function numberingOf(facets: readonly Facet[]): Numbering {
  const known = numberings.get(facets) ?? createNumbering(facets);
  numberings.set(facets, known);
  return known;
}

type Column = Uint8Array | Int32Array | Uint32Array | Float64Array;

/** The column with room for that place. */
function withRoom<Kind extends Column>(column: Kind, place: number): Kind {
  if (place < column.length) return column;
  const longer = new (column.constructor as new (length: number) => Kind)(column.length * 2);
  longer.set(column);
  return longer;
}

const FIRST_ROOM = 256;
/** Of a price that there isn't. */
export const NO_RATE = -1;

/**
 * Entries in columns, because listings of thousands are sorted and counted for one answer. An entry has a slot, a line for
 * what is the same for all of its prices, and a line for each price, or for having none.
 */
export class ListingTable<Entry extends ListingEntry = CatalogEntry> {
  readonly facets: readonly Facet[];
  readonly numbering: Numbering;
  /** Places of the facets that count prices, and of the others. */
  readonly #ofPrices: readonly number[];
  readonly #ofEntries: readonly number[];
  /** By slot, as `popularity` and `firstLine`. */
  readonly entries: Entry[] = [];
  popularity = new Float64Array(FIRST_ROOM);
  firstLine = new Uint32Array(FIRST_ROOM);
  /** By line, as `weeklyCents`, `isUsed` and `firstValue`: place among `AVAILABILITY_TYPES`, after all of them without one. */
  availability = new Uint8Array(FIRST_ROOM);
  weeklyCents = new Int32Array(FIRST_ROOM);
  isUsed = new Uint8Array(FIRST_ROOM);
  firstValue = new Uint32Array(FIRST_ROOM);
  /** Numbers of the values under which facets count a line, up to the first one of the next line. */
  values = new Uint32Array(FIRST_ROOM);

  constructor(facets: readonly Facet[]) {
    this.facets = facets;
    this.numbering = numberingOf(facets);
    const places = [...facets.keys()];
    const isOfPrices = (at: number) => facets[at] !== undefined && isOfPrice(facets[at]);
    this.#ofPrices = places.filter(isOfPrices);
    this.#ofEntries = places.filter((at) => !isOfPrices(at));
  }

  /** The slot of a new entry. */
  add(entry: Entry): number {
    const slot = this.#addSlot(entry);
    this.#addLine(entry, null, this.#ofEntries);
    for (const price of entry.prices.length > 0 ? entry.prices : [null])
      this.#addLine(entry, price, this.#ofPrices);
    return slot;
  }

  /** The slot of an entry of another table for the same facets. */
  addFrom(other: ListingTable<Entry>, slot: number): number {
    const entry = other.entries[slot];
    if (!entry) throw new RangeError('There is no such entry.');
    const added = this.#addSlot(entry);
    const end = other.firstLine[slot + 1] ?? 0;
    for (let line = other.firstLine[slot] ?? 0; line < end; line += 1) {
      const [availability = 0, cents = NO_RATE, isUsed = 0] = [
        other.availability[line],
        other.weeklyCents[line],
        other.isUsed[line],
      ];
      this.#addColumns(availability, cents, isUsed);
      const lastValue = other.firstValue[line + 1] ?? 0;
      for (let at = other.firstValue[line] ?? 0; at < lastValue; at += 1)
        this.#addValue(other.values[at] ?? 0);
    }
    return added;
  }

  #addSlot(entry: Entry): number {
    const slot = this.entries.push(entry) - 1;
    this.popularity = withRoom(this.popularity, slot);
    this.popularity[slot] = entry.popularity;
    this.firstLine = withRoom(this.firstLine, slot + 1);
    this.firstLine[slot + 1] = this.firstLine[slot] ?? 0;
    return slot;
  }

  #addLine(entry: Entry, price: ProductPrice | null, facetPlaces: readonly number[]): void {
    const type = price?.availability.type;
    this.#addColumns(
      type ? AVAILABILITY_TYPES.indexOf(type) : AVAILABILITY_TYPES.length,
      price?.terms.weeklyRateCents ?? NO_RATE,
      Number(price !== null && price.condition !== 'NEW'),
    );
    for (const facetAt of facetPlaces) {
      const facet = this.facets[facetAt];
      const values = facet ? facetValuesOf(facet, entry, price) : [];
      for (const value of values.length > 1 ? new Set(values) : values)
        this.#addValue(this.numbering.numberOf(facetAt, value));
    }
  }

  /** A line of the entry that was added last, without values. */
  #addColumns(availability: number, weeklyCents: number, isUsed: number): void {
    const slot = this.entries.length;
    const line = this.firstLine[slot] ?? 0;
    this.availability = withRoom(this.availability, line);
    this.weeklyCents = withRoom(this.weeklyCents, line);
    this.isUsed = withRoom(this.isUsed, line);
    this.firstValue = withRoom(this.firstValue, line + 1);
    this.availability[line] = availability;
    this.weeklyCents[line] = weeklyCents;
    this.isUsed[line] = isUsed;
    this.firstValue[line + 1] = this.firstValue[line] ?? 0;
    this.firstLine[slot] = line + 1;
  }

  /** A value of the line that was added last. */
  #addValue(value: number): void {
    const line = this.firstLine[this.entries.length] ?? 0;
    const at = this.firstValue[line] ?? 0;
    this.values = withRoom(this.values, at);
    this.values[at] = value;
    this.firstValue[line] = at + 1;
  }
}

/**
 * Products of a scope in columns, in no particular order. Prices are bits: 1 is the first one of an entry; a null column
 * means the same for all.
 */
export type Listing<Entry extends ListingEntry = CatalogEntry> = {
  readonly table: ListingTable<Entry>;
  readonly slots: Uint32Array;
  /** How well each answers a query; null: 0. */
  readonly ranks: Float64Array | null;
  /** 1: lacks something that the query asks for; null: 0. */
  readonly isPartial: Uint8Array | null;
  /** Prices that are listed; null: all. */
  readonly prices: Uint8Array | null;
  /** Place of the price that is shown; null: the first one that is listed. */
  readonly shown: Uint8Array | null;
};
