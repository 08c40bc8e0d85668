/** Pixels of scrolling after which a question about the store is in the way (specification section 9). */
export const MAX_SCROLL_PX = 300;
