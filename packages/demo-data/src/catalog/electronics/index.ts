import type { Shelf } from '../product-draft.ts';
import { consoles } from './consoles.ts';
import { gamingBundles } from './gaming-bundles.ts';
import { hugeTelevisions } from './huge-televisions.ts';
import { largeTelevisions } from './large-televisions.ts';
import { mediumTelevisions } from './medium-televisions.ts';
import { smartphones } from './phones.ts';
import { smallTelevisions } from './small-televisions.ts';
import { soundbars } from './soundbars.ts';

export const electronicsShelves: readonly Shelf[] = [
  smallTelevisions,
  mediumTelevisions,
  largeTelevisions,
  hugeTelevisions,
  soundbars,
  consoles,
  gamingBundles,
  smartphones,
];
