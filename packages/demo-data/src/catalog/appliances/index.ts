import type { Shelf } from '../product-draft.ts';
import { airConditioners } from './air-conditioners.ts';
import { dryers } from './dryers.ts';
import { electricRanges } from './electric-ranges.ts';
import { freezers } from './freezers.ts';
import { frenchDoorRefrigerators } from './french-door-refrigerators.ts';
import { frontLoadPairs } from './front-load-pairs.ts';
import { gasRanges } from './gas-ranges.ts';
import { microwaves } from './microwaves.ts';
import { sideBySideRefrigerators } from './side-by-side-refrigerators.ts';
import { topLoadPairs } from './top-load-pairs.ts';
import { topMountRefrigerators } from './top-mount-refrigerators.ts';
import { washers } from './washers.ts';

export const applianceShelves: readonly Shelf[] = [
  frenchDoorRefrigerators,
  sideBySideRefrigerators,
  topMountRefrigerators,
  frontLoadPairs,
  topLoadPairs,
  washers,
  dryers,
  gasRanges,
  electricRanges,
  microwaves,
  freezers,
  airConditioners,
];
