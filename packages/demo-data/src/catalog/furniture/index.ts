import type { Shelf } from '../product-draft.ts';
import { bunkBeds, dressers, kingBedroomSets, queenBedroomSets } from './bedroom.ts';
import { recliningSets, recliningSofas, sleeperSofas } from './motion-seating.ts';
import { recliners } from './recliners.ts';
import { chaiseSectionals, recliningSectionals } from './sectionals.ts';
import { loveseats, sofas } from './sofas.ts';
import { tables, tvStands } from './tables.ts';

export const furnitureShelves: readonly Shelf[] = [
  sofas,
  loveseats,
  recliningSofas,
  recliningSets,
  sleeperSofas,
  chaiseSectionals,
  recliningSectionals,
  recliners,
  tables,
  tvStands,
  queenBedroomSets,
  kingBedroomSets,
  dressers,
  bunkBeds,
];
