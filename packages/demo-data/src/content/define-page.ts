import type { TypedRegion } from '../regions/index.ts';
import type { DemoContentPage } from '../types/index.ts';

/** A page whose region data is type-checked. */
export type TypedContentPage = Omit<DemoContentPage, 'regions'> & {
  readonly regions: readonly TypedRegion[];
};

export function definePage(page: TypedContentPage): TypedContentPage {
  return page;
}
