/** Everything that stands in the visitor's store. */
export const IN_STOCK_HREF = '/shop-all?availability=In+Stock+In+Your+Store&sort=MOST_POPULAR';
