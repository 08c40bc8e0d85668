import type { Shelf } from '../product-draft.ts';
import { desktops } from './desktops.ts';
import { everydayLaptops } from './everyday-laptops.ts';
import { gamingDesktops } from './gaming-desktops.ts';
import { gamingLaptops } from './gaming-laptops.ts';
import { tablets } from './tablets.ts';

export const computerShelves: readonly Shelf[] = [
  everydayLaptops,
  gamingLaptops,
  desktops,
  gamingDesktops,
  tablets,
];
