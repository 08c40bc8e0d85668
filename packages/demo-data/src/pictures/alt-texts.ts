import type { Locale } from '@ownpath/domain/site';
import type { ConditionPicture, ProductPicture } from './picture-library.ts';

type Both = readonly [english: string, spanish: string];

/** Covers by their catalog name under "Upholstery", as used in the description of a sofa. */
const covers: Readonly<Record<string, Both>> = {
  'Polyester chenille': ['chenille', 'chenilla'],
  'Polyester velvet': ['velvet', 'terciopelo'],
  'Polyester bouclé': ['bouclé', 'bouclé'],
  'Linen-look polyester weave': ['linen-look weave', 'tejido tipo lino'],
  'Cotton-linen blend': ['cotton-linen weave', 'tejido de algodón y lino'],
  'Cotton-blend corduroy': ['corduroy', 'pana'],
  'Stain-resistant performance fabric': ['performance fabric', 'tela resistente'],
  'Brushed microfiber': ['microfiber', 'microfibra'],
  'Polyurethane faux leather': ['faux leather', 'piel sintética'],
  'Top-grain leather seats, matched vinyl sides': ['leather', 'piel'],
};

/** Subject of a close-up, by its name in the picture studio; in Spanish `{color}` comes last. */
const details: Readonly<Record<string, Both>> = {
  chenille: ['the {color} chenille', 'la chenilla {color}'],
  velvet: ['the {color} velvet', 'el terciopelo {color}'],
  boucle: ['the {color} bouclé', 'el bouclé {color}'],
  linen: ['the {color} linen-look weave', 'el tejido tipo lino {color}'],
  corduroy: ['the {color} corduroy', 'la pana {color}'],
  performance: ['the {color} performance fabric', 'la tela resistente {color}'],
  microfiber: ['the {color} microfiber', 'la microfibra {color}'],
  'faux-leather': ['the {color} faux leather', 'la piel sintética {color}'],
  leather: ['the {color} leather', 'la piel {color}'],
  wood: ['the {color} finish', 'el acabado {color}'],
  mattress: ['the quilted top in {color}', 'la cubierta acolchada {color}'],
  refrigerator: ['the doors and handles in {color}', 'las puertas y jaladeras {color}'],
  laundry: ['the front edge in {color}', 'el borde frontal {color}'],
  range: ['the front and handle in {color}', 'el frente y la jaladera {color}'],
  television: ['the corner of the screen in {color}', 'la esquina de la pantalla {color}'],
  soundbar: ['the end of the bar in {color}', 'el extremo de la barra {color}'],
  laptop: ['the corner and keys in {color}', 'la esquina y las teclas {color}'],
  tablet: ['the corner of the screen in {color}', 'la esquina de la pantalla {color}'],
  phone: ['the edge and screen in {color}', 'el borde y la pantalla {color}'],
  base: ['the corner and cover in {color}', 'la esquina y la tela {color}'],
  console: ['the console’s front edge in {color}', 'el borde frontal de la consola {color}'],
  handheld: ['the buttons and stick in {color}', 'los botones y la palanca {color}'],
  desktop: ['the corner of the screen in {color}', 'la esquina de la pantalla {color}'],
  tower: ['the tower’s front and vents in {color}', 'el frente y las rejillas de la torre {color}'],
  mini: ['the small computer in {color}', 'la computadora pequeña {color}'],
  'gaming-tower': ['a lit fan in the tower in {color}', 'un ventilador iluminado de la torre {color}'],
  dials: ['the dials and slats in {color}', 'las perillas y las rejillas {color}'],
  slats: ['the slats in {color}', 'las rejillas {color}'],
  'portable-ac': ['the vents in {color}', 'las salidas de aire {color}'],
  microwave: ['the door and handle in {color}', 'la puerta y la jaladera {color}'],
  'over-range-microwave': [
    'the vents, door and handle in {color}',
    'las rejillas, la puerta y la jaladera {color}',
  ],
  freezer: ['the handle and lock in {color}', 'la jaladera y la cerradura {color}'],
  'chest-freezer': ['the lid and lock in {color}', 'la tapa y la cerradura {color}'],
  'top-mount': ['the two doors and their handles in {color}', 'las dos puertas y sus jaladeras {color}'],
  'retro-refrigerator': [
    'the rounded doors and handles in {color}',
    'las puertas redondeadas y las jaladeras {color}',
  ],
};

/** The spot of a condition picture, by its name in the picture studio. */
const spots: Readonly<Record<string, Both>> = {
  sofa: ['a sofa’s arm and seat', 'el brazo y el asiento de un sofá'],
  sectional: ['a sectional’s arm and seat', 'el brazo y el asiento de un seccional'],
  reclining: ['a reclining sofa’s arm and seat', 'el brazo y el asiento de un sofá reclinable'],
  recliner: ['a recliner’s arm and seat', 'el brazo y el asiento de un reclinable'],
  table: ['a tabletop’s corner', 'la esquina de una mesa'],
  'tv-stand': ['the top of a TV stand', 'la cubierta de un mueble para TV'],
  dresser: ['a dresser’s drawer fronts', 'los cajones de una cómoda'],
  bedroom: ['a chest’s top and drawers', 'la cubierta y los cajones de una cajonera'],
  bunk: ['a bunk bed’s post and rail', 'el poste y el barandal de una litera'],
  desk: ['a child’s desk at its corner', 'la esquina de un escritorio infantil'],
  dining: ['a dining table’s top', 'la cubierta de una mesa de comedor'],
  mattress: ['a mattress’s edge', 'el borde de un colchón'],
  base: ['the corner of an adjustable base', 'la esquina de una base ajustable'],
  refrigerator: ['a steel refrigerator’s doors', 'las puertas de un refrigerador de acero'],
  'white-refrigerator': ['a white refrigerator’s doors', 'las puertas de un refrigerador blanco'],
  laundry: ['a washer’s front edge', 'el borde frontal de una lavadora'],
  range: ['a range’s front and knobs', 'el frente y las perillas de una estufa'],
  microwave: ['a microwave’s corner', 'la esquina de un microondas'],
  'air-conditioner': ['an air conditioner’s front', 'el frente de un aire acondicionado'],
  television: ['the corner of a TV screen', 'la esquina de un televisor'],
  soundbar: ['a soundbar’s end', 'el extremo de una barra de sonido'],
  console: ['a game console’s edge', 'el borde de una consola de juegos'],
  desktop: ['the corner of a computer screen', 'la esquina de la pantalla de una computadora'],
  laptop: ['a laptop’s corner', 'la esquina de una laptop'],
  tablet: ['a tablet’s corner', 'la esquina de una tableta'],
  phone: ['a phone’s edge', 'el borde de un teléfono'],
};

const barely: Both = ['hardly any trace of use', 'casi sin señales de uso'];
const wear: Readonly<Record<string, Readonly<Record<ConditionPicture['grade'], Both>>>> = {
  cloth: {
    great: barely,
    good: ['a little lint and light rubbing', 'algo de pelusa y roces leves'],
    fair: ['faded in places and rubbed along the edges', 'partes descoloridas y bordes gastados'],
  },
  leather: {
    great: barely,
    good: ['light creases and scuffs', 'pliegues y roces leves'],
    fair: ['clear creases, color rubbed off along the edges', 'pliegues marcados y bordes sin color'],
  },
  wood: {
    great: barely,
    good: ['light scuffs', 'roces leves'],
    fair: ['clear scratches and worn edges', 'rayones visibles y bordes gastados'],
  },
  shell: {
    great: barely,
    good: ['light scuffs', 'roces leves'],
    fair: ['clear scratches and worn edges', 'rayones visibles y bordes gastados'],
  },
};

/** Input of a picture's text; names in the language of the text. */
export type PictureSubject = {
  readonly name: string;
  readonly colorName: string;
  /** The catalog's English text under "Upholstery"; null for products without a cover. */
  readonly upholstery: string | null;
};

const pick = ([english, spanish]: Both, locale: Locale) => (locale === 'es-US' ? spanish : english);
const lower = (text: string, locale: Locale) => text.toLocaleLowerCase(locale);
/** Colors that are also materials: Spanish uses "de acero", not "color acero". */
const inSpanish = (color: string) => (color.startsWith('acero') ? `de ${color}` : `color ${color}`);
const contracted = (text: string) => text.replace(/\bde el\b/g, 'del');

/**
 * Alternative text of a product's picture: `Alder 3-Seat Sofa in spruce chenille, seen from the front`. Spanish says
 * "vista frontal", which agrees with every noun.
 */
export function describePicture(
  picture: Pick<ProductPicture, 'view'> & { readonly kind?: string },
  { name, colorName, upholstery }: PictureSubject,
  locale: Locale,
): string {
  const color = lower(colorName, locale);
  const detail = picture.view === 'detail' && picture.kind !== undefined ? details[picture.kind] : undefined;
  if (detail) {
    return locale === 'es-US'
      ? contracted(`Primer plano de ${pick(detail, locale).replace('{color}', inSpanish(color))}`)
      : `Close-up of ${pick(detail, locale).replace('{color}', color)}`;
  }
  const cover = upholstery === null ? undefined : covers[upholstery];
  if (locale === 'es-US') {
    const made = cover ? `de ${pick(cover, locale)} color ${color}` : inSpanish(color);
    return `${name}, ${made}, ${picture.view === 'side' ? 'vista en ángulo' : 'vista frontal'}`;
  }
  const made = cover ? `${color} ${pick(cover, locale)}` : color;
  return `${name} in ${made}, seen ${picture.view === 'side' ? 'at an angle' : 'from the front'}`;
}

/** Alternative text of a condition picture: `Close-up of a sofa’s arm and seat: a little lint and light rubbing`. */
export function describeCondition(
  { subject, grade, surface }: Pick<ConditionPicture, 'subject' | 'grade' | 'surface'>,
  locale: Locale,
): string {
  const spot = pick(spots[subject] ?? ['the piece', 'la pieza'], locale);
  const state = pick(wear[surface]?.[grade] ?? barely, locale);
  return locale === 'es-US'
    ? contracted(`Primer plano de ${spot}: ${state}`)
    : `Close-up of ${spot}: ${state}`;
}
