import { LRUCache } from 'lru-cache';
import {
  drawAirConditioner,
  drawDryer,
  drawFreezer,
  drawFridge,
  drawMicrowave,
  drawRange,
  drawWasher,
  drawWasherPair,
} from './appliances.ts';
import {
  drawAdjustableBase,
  drawBed,
  drawBunkBed,
  drawCoffeeTable,
  drawDining,
  drawDresser,
  drawMattress,
  drawTvStand,
} from './case-goods.ts';
import {
  drawConsole,
  drawDesktop,
  drawLaptop,
  drawPhone,
  drawSoundbar,
  drawTablet,
  drawTv,
} from './electronics.ts';
import { drawSapling, drawStoreFront, drawUnplugged, drawUnsigned } from './outcome-scenes.ts';
import { drawSvg, type Hex, type Pen } from './pen.ts';
import { drawBranch, drawBroken, drawLost, drawOffers, drawRoom } from './scenes.ts';
import { drawRecliner, drawSectional, drawSleeper, drawSofa } from './seating.ts';

type Picture = { readonly color: Hex; readonly draw: (pen: Pen, color: Hex) => void };

const STEEL = '#C3C9C6';
const WHITE_GOODS = '#D9DCD6';

/** Product pictures by key, each with its default colour. */
const pictures: Readonly<Record<string, Picture>> = {
  sofa: { color: '#2F6B59', draw: (pen, color) => drawSofa(pen, color) },
  'sofa-tufted': {
    color: '#31525F',
    draw: (pen, color) => drawSofa(pen, color, { isTufted: true, arm: 'slim', width: 308 }),
  },
  'sofa-chaise': {
    color: '#8E979E',
    draw: (pen, color) =>
      drawSofa(pen, color, { hasChaise: true, arm: 'track', width: 330, accent: '#D9A441' }),
  },
  'sofa-reclining': {
    color: '#6B4634',
    draw: (pen, color) => drawSofa(pen, color, { isReclining: true, hasPillows: false, width: 322 }),
  },
  loveseat: {
    color: '#C29A6B',
    draw: (pen, color) => drawSofa(pen, color, { seats: 2, width: 244, accent: '#2F6B59' }),
  },
  sectional: { color: '#7C8F9B', draw: drawSectional },
  sleeper: { color: '#B9A98C', draw: drawSleeper },
  recliner: { color: '#8A5A3B', draw: drawRecliner },
  bed: { color: '#7C8F9B', draw: drawBed },
  mattress: { color: '#6F9079', draw: drawMattress },
  'adjustable-base': { color: '#5C6A63', draw: drawAdjustableBase },
  'bunk-bed': { color: '#A87442', draw: drawBunkBed },
  dresser: { color: '#8E6138', draw: drawDresser },
  dining: { color: '#A87442', draw: drawDining },
  'coffee-table': { color: '#A87442', draw: drawCoffeeTable },
  'tv-stand': { color: '#8E6138', draw: drawTvStand },
  'fridge-french': { color: STEEL, draw: (pen, color) => drawFridge(pen, color, 'french') },
  'fridge-side': { color: STEEL, draw: (pen, color) => drawFridge(pen, color, 'side') },
  'fridge-top': { color: STEEL, draw: (pen, color) => drawFridge(pen, color, 'top') },
  freezer: { color: WHITE_GOODS, draw: drawFreezer },
  'washer-pair': { color: WHITE_GOODS, draw: drawWasherPair },
  washer: { color: WHITE_GOODS, draw: drawWasher },
  dryer: { color: WHITE_GOODS, draw: drawDryer },
  range: { color: STEEL, draw: drawRange },
  microwave: { color: STEEL, draw: drawMicrowave },
  'air-conditioner': { color: WHITE_GOODS, draw: drawAirConditioner },
  tv: { color: '#1b2622', draw: drawTv },
  soundbar: { color: '#35423c', draw: drawSoundbar },
  console: { color: '#CFD2CB', draw: drawConsole },
  laptop: { color: '#B3B8B0', draw: drawLaptop },
  desktop: { color: '#46544d', draw: drawDesktop },
  tablet: { color: '#1b2622', draw: drawTablet },
  phone: { color: '#24564A', draw: drawPhone },
};

/** Pictures of other things than products. */
const scenes: Readonly<Record<string, () => string>> = {
  room: () => drawSvg('0 0 1000 640', drawRoom, 'xMaxYMax slice'),
  branch: () => drawSvg('-4 -14 370 263', (pen) => drawBranch(pen)),
  'scene-lost': () => drawSvg('0 0 480 320', drawLost),
  'scene-broken': () => drawSvg('0 0 480 320', drawBroken),
  'scene-sapling': () => drawSvg('0 0 480 320', drawSapling),
  'scene-unplugged': () => drawSvg('0 0 480 320', drawUnplugged),
  'scene-store': () => drawSvg('0 0 480 320', drawStoreFront),
  'scene-unsigned': () => drawSvg('0 0 480 320', drawUnsigned),
  'scene-offers': () => drawSvg('0 0 480 320', drawOffers),
};

/** A retailer has a few hundred colours at most. */
const drawingCache = new LRUCache<string, string>({ max: 1_000 });

/** The picture as SVG, or null for an unknown key. */
export function drawArt(key: string, color: Hex | null): string | null {
  const name = `${key} ${color ?? ''}`;
  const cached = drawingCache.get(name);
  if (cached) return cached;
  const picture = pictures[key];
  const svg = picture
    ? drawSvg('14 14 372 272', (pen) => picture.draw(pen, color ?? picture.color))
    : (scenes[key]?.() ?? null);
  if (svg) drawingCache.set(name, svg);
  return svg;
}
