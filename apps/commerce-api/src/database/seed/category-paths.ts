import type { DemoCategory } from '@ownpath/demo-data/types';

export const rootCategoryId = 'root';

/** Ids from the top level down to each category. @throws RangeError on an unknown parent or a circle. */
export function categoryPaths(demoCategories: readonly DemoCategory[]): Map<string, readonly string[]> {
  const byId = new Map(demoCategories.map((category) => [category.id, category]));
  const paths = new Map<string, readonly string[]>();

  const pathOf = (id: string, below: readonly string[]): readonly string[] => {
    const known = paths.get(id);
    if (known !== undefined) return known;
    const category = byId.get(id);
    if (category === undefined || below.includes(id)) {
      throw new RangeError(`Category "${id}" is unknown or its own ancestor`);
    }
    const isTopLevel = category.parentId === rootCategoryId;
    const path = [...(isTopLevel ? [] : pathOf(category.parentId, [...below, id])), id];
    paths.set(id, path);
    return path;
  };

  for (const { id } of demoCategories) if (id !== rootCategoryId) pathOf(id, []);
  return paths;
}
