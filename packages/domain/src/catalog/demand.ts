/** What an order of a product counts; a visitor's clicks on it in a list count one a day. */
export const ORDER_WEIGHT = 20;

/** The most that demand adds to a product's popularity: as much as the retailer's own value has. */
export const HIGHEST_DEMAND = 1_000;

/** Twice as many orders and clicks are worth so much. */
const DOUBLING = 100;
/** Smaller changes are none, so that a product is not new to all pages each day. */
const STEP = 25;

/**
 * What orders and clicks add to the popularity of a product.
 * @param sum of their weights, each halved for every half-life that has passed since
 */
export function demandOf(sum: number): number {
  return Math.min(HIGHEST_DEMAND, STEP * Math.round((DOUBLING * Math.log2(1 + Math.max(0, sum))) / STEP));
}
