import type { TypedRegion } from '../regions/index.ts';
import type { DemoContentPage } from '../types/index.ts';

/** Checks a page's regions against their types; pages are stored without them. */
export function definePage(
  page: Omit<DemoContentPage, 'regions'> & { readonly regions: readonly TypedRegion[] },
): DemoContentPage {
  return page;
}
