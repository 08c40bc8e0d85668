/** Where the documentation lives, on the engine and on the shop's origin alike. */
export const DOCS_PATH = '/docs/api';
