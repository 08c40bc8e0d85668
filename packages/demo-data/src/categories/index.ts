import { localized } from '../localized.ts';
import { roomPhoto } from '../rooms/index.ts';
import type { DemoCategory } from '../types/index.ts';
import { appliancesCategories } from './appliances.ts';
import type { CategoryRow } from './category-row.ts';
import { furnitureCategories } from './furniture.ts';
import { technologyCategories } from './technology.ts';

/** Categories that the menu leaves out; it shows their parent instead. */
const hiddenFromMenu: ReadonlySet<string> = new Set(['bunk-beds']);

/** Room photographs by category. */
const ROOMS: Readonly<Record<string, string>> = {
  furniture: 'living-room',
  'living-room': 'reading-corner',
  bedroom: 'bedroom',
  'bunk-beds': 'kids-room',
  'dining-room': 'dining-room',
  appliances: 'kitchen',
  laundry: 'laundry-room',
  electronics: 'evening-room',
  televisions: 'family-room',
  computers: 'home-office',
};

/** The whole category tree, parents before their children, siblings in menu order. */
export function listCategories(): readonly DemoCategory[] {
  return toCategories([...furnitureCategories, ...appliancesCategories, ...technologyCategories]);
}

function toCategories(rows: readonly CategoryRow[]): readonly DemoCategory[] {
  const levels = new Map<string, number>([['root', 0]]);
  const siblingCounts = new Map<string, number>();
  return rows.map(([id, parentId, name, description, tint, artKey]) => {
    const parentLevel = levels.get(parentId);
    if (parentLevel === undefined) throw new Error(`Category ${id} stands before its parent ${parentId}.`);
    const level = parentLevel + 1;
    const sequence = (siblingCounts.get(parentId) ?? 0) + 1;
    levels.set(id, level);
    siblingCounts.set(parentId, sequence);
    return {
      id,
      parentId,
      level,
      name: localized(name),
      description: localized(description),
      showInMenu: !hiddenFromMenu.has(id),
      showInCategoryPage: level > 1,
      sequence,
      tint,
      artKey,
      banner: ROOMS[id] ? roomPhoto(ROOMS[id]) : null,
    };
  });
}
