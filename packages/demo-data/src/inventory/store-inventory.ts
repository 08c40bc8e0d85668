import { createSeededRandom, hashText } from '../seeded-random.ts';
import type { DemoCondition, DemoInventoryUnit, DemoProduct, DemoStore } from '../types/index.ts';

export type StoreInventoryOptions = {
  readonly seed: number;
  /** Total number of rows of the store. */
  readonly rowCount: number;
  /** Number of the first row; the following rows count up. */
  readonly firstNumber: number;
  /** Products that this store must not stock as new. */
  readonly withoutProductIds?: ReadonlySet<string>;
};

/** Share of the rows that are new items; the rest are single used units. */
const NEW_ITEM_SHARE = 0.65;
/** One product in this many is out of stock everywhere. */
const SOLD_OUT_ONE_IN = 24;
const POPULAR_FROM = 750;

/** Inventory of one store: new items first, then used units one by one. */
export function* generateStoreInventory(
  store: Pick<DemoStore, 'id' | 'restrictedCategoryIds'>,
  products: readonly DemoProduct[],
  options: StoreInventoryOptions,
): Generator<DemoInventoryUnit> {
  const random = createSeededRandom(options.seed, 'inventory', store.id);
  const sellable = products.filter((product) => isStocked(product) && isAllowed(product, store));
  const rerented = sellable.filter(isRerented);
  const variantCount = sellable.reduce((count, { variants }) => count + variants.length, 0);
  const stockProbability = (options.rowCount * NEW_ITEM_SHARE) / Math.max(1, variantCount);
  let rowsLeft = options.rowCount;
  const number = (): number => options.firstNumber + options.rowCount - rowsLeft;

  for (const product of sellable) {
    if (options.withoutProductIds?.has(product.id) || isSoldOut(product)) continue;
    for (const variant of product.variants) {
      if (rowsLeft === 0) return;
      if (!random.chance(stockProbability)) continue;
      const inventoryNumber = `NW-${number()}`;
      rowsLeft -= 1;
      const quantity = random.between(1, 4);
      yield { ...row(store, product, variant.id), inventoryNumber, condition: 'NEW', quantity };
    }
  }

  while (rowsLeft > 0 && rerented.length > 0) {
    const product = random.pick(rerented);
    const variant = random.pick(product.variants);
    const inventoryNumber = `RC-${number()}`;
    rowsLeft -= 1;
    const condition = pickGrade(random.next());
    yield { ...row(store, product, variant.id), inventoryNumber, condition, quantity: 1 };
  }
}

function row(store: Pick<DemoStore, 'id'>, product: DemoProduct, variantId: string) {
  return { storeId: store.id, productId: product.id, variantId };
}

function pickGrade(share: number): DemoCondition {
  if (share < 0.5) return 'USED_GREAT';
  return share < 0.85 ? 'USED_GOOD' : 'USED_FAIR';
}

/** Bundles have the availability of their members; special orders and vendor shipments are never in store stock. */
function isStocked(product: DemoProduct): boolean {
  return product.kind === 'standard' && product.variants.length > 0;
}

function isRerented(product: DemoProduct): boolean {
  return product.categoryIds.includes('previously-rented');
}

function isSoldOut(product: DemoProduct): boolean {
  return product.popularity < POPULAR_FROM && hashText(`stock of ${product.id}`) % SOLD_OUT_ONE_IN === 0;
}

function isAllowed(product: DemoProduct, store: Pick<DemoStore, 'restrictedCategoryIds'>): boolean {
  return !product.categoryIds.some((id) => store.restrictedCategoryIds.includes(id));
}
