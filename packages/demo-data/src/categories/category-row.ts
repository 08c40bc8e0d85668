import type { Both } from '../localized.ts';

/** One category of the tree: id, parent's id, name, description, tint, drawn picture. */
export type CategoryRow = readonly [
  id: string,
  parentId: string,
  name: Both,
  description: Both,
  tint: string,
  artKey: string,
];
