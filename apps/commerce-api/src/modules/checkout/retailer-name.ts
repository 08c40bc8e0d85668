/** Name of the demo retailer in documents. */
export const RETAILER_NAME = 'Rowan & Co.';
