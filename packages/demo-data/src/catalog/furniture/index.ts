import type { Shelf } from '../product-draft.ts';
import { accentTables } from './accent-tables.ts';
import { adjustableBases } from './adjustable-bases.ts';
import { bunkBeds } from './bunk-beds.ts';
import { chaiseSectionals } from './chaise-sectionals.ts';
import { diningSets } from './dining.ts';
import { dressers } from './dressers.ts';
import { kidsStorage } from './kids-storage.ts';
import { kingBedroomSets } from './king-bedroom-sets.ts';
import { kingMattresses } from './king-mattresses.ts';
import { loveseats } from './loveseats.ts';
import { nightstands } from './nightstands.ts';
import { queenBedroomSets } from './queen-bedroom-sets.ts';
import { queenMattresses } from './queen-mattresses.ts';
import { recliners } from './recliners.ts';
import { recliningSectionals } from './reclining-sectionals.ts';
import { recliningSets } from './reclining-sets.ts';
import { recliningSofas } from './reclining-sofas.ts';
import { sleeperSofas } from './sleeper-sofas.ts';
import { sofas } from './sofas.ts';
import { tables } from './tables.ts';
import { tvStands } from './tv-stands.ts';

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
  queenMattresses,
  kingMattresses,
  adjustableBases,
  diningSets,
  nightstands,
  accentTables,
  kidsStorage,
];
