import type { KindWords } from '@ownpath/domain/search';
import { kind } from './kind.ts';

const seating = ['sofas-loveseats', 'reclining-sofas', 'sleeper-sofas'];
const sets = { withSets: true };
const seats = { measure: 'seats' };

export const furnitureKinds: readonly KindWords[] = [
  kind(
    'sofa',
    ['sofa', 'sofá'],
    'couch, divan, davenport, sillon sofa, apartment sofa, small couch, sofa chico',
    { categories: seating, notNamed: ['loveseat', 'settee', 'theater', 'chair'] },
    seats,
  ),
  // Who looks for a sofa takes one that comes with a loveseat.
  kind('sofa-of-a-set', ['sofa', 'sofá'], 'couch', {
    categories: seating,
    named: ['sofa and loveseat', 'sofa and console loveseat'],
  }),
  kind(
    'loveseat',
    ['loveseat', 'sofá de dos plazas'],
    'love seat, loveseats, two seater, 2 seater, sofa de 2 plazas, settee, sofa doble, confidente, small couch, sofa chico',
    { categories: seating, named: ['loveseat', 'settee'], notNamed: ['sofa and loveseat'] },
  ),
  kind(
    'sofa-and-loveseat',
    ['sofa and loveseat', 'sofá y sofá de dos plazas'],
    `couch and loveseat, sofa and love seat, couch and love seat, sofa love seat set, couch loveseat set, sofa y love seat,
     sofa set, couch set, juego de sofas, juego de sala con love seat, juego de muebles`,
    {
      categories: seating,
      named: [
        'sofa and loveseat',
        'sofa and console loveseat',
        'reclining set',
        'living room',
        'sitting room',
      ],
    },
    sets,
  ),
  kind(
    'living-room-set',
    ['living room set', 'juego de sala'],
    `livingroom set, front room set, living room suite, living set, sala completa, set de sala, sala de 3 piezas,
     sala set, juego de living, living room furniture set`,
    {
      categories: ['living-room'],
      named: [
        'living room',
        'sitting room',
        'den',
        'sofa and loveseat',
        'sofa and console loveseat',
        'reclining set',
      ],
    },
    sets,
  ),
  kind(
    'sleeper',
    ['sleeper sofa', 'sofá cama'],
    `sofa bed, couch bed, pull out couch, pullout couch, pull out sofa, pullout sofa, pull out bed, sleeper, sofa sleeper,
     hide a bed, hideabed, futon, futon bed, sofa que se hace cama, sillon cama, sofacama, convertible sofa, click clack`,
    { categories: ['sleeper-sofas'] },
  ),
  kind(
    'sectional',
    ['sectional', 'seccional'],
    `sectional sofa, sectional couch, l shaped couch, l shape sofa, l couch, u shaped couch, corner sofa, corner couch,
     modular sofa, sofa seccional, sofa en l, sofa l, esquinero, sofa esquinero, sala esquinera, sofa esquinera,
     sala seccional, sala en l, sofa modular`,
    { categories: ['sectionals'] },
    seats,
  ),
  kind(
    'reclining-sofa',
    ['reclining sofa', 'sofá reclinable'],
    'reclining couch, recliner sofa, recliner couch, couch that reclines, sofa recliner, sofas reclinables, power sofa',
    { categories: ['reclining-sofas'], notNamed: ['theater'] },
    sets,
  ),
  kind(
    'recliner',
    ['recliner', 'reclinable'],
    `lazy boy, lazyboy, la z boy, laz boy, recliner chair, reclining chair, lift chair, easy chair, lounge chair, rocker recliner,
     sillon reclinable, butacon reclinable, silla reclinable, reposet, mecedora reclinable, sillon elevable, massage chair`,
    { categories: ['recliners-chairs'], named: ['recliner', 'lift chair'] },
  ),
  kind(
    'chair',
    ['armchair', 'sillón'],
    `accent chair, arm chair, club chair, living room chair, glider, rocking chair, swivel chair, butaca, butacon, poltrona,
     mecedora, silla de sala, chair, sillones`,
    { categories: ['recliners-chairs'], named: ['armchair', 'chair', 'glider'] },
  ),
  kind(
    'coffee-table',
    ['coffee table', 'mesa de centro'],
    'cocktail table, center table, mesita de centro, mesa de cafe, mesita, mesa de sala, table set',
    { categories: ['tables-tv-stands'], named: ['coffee table', 'nesting tables', 'table set'] },
  ),
  kind(
    'end-table',
    ['end table', 'mesa auxiliar'],
    'side table, lamp table, sofa table, console table, mesa lateral, mesita auxiliar, mesa esquinera, mesita, mesa consola',
    {
      categories: ['tables-tv-stands'],
      named: ['end table', 'lamp table', 'nesting tables', 'table set', 'console table'],
    },
  ),
  kind(
    'tv-stand',
    ['TV stand', 'mueble para TV'],
    `tvstand, tv table, television stand, television table, tv console, tv cabinet, tv unit, tv bench, media console,
     media center, media stand, entertainment center, entertainment stand, entertainment unit, stand for television,
     mueble de tele, mueble para la tele, mueble para television, mueble para televisor, mesa para tv, mesa para tele,
     mesa para television, mesa de televisor, centro de entretenimiento, rack para tv, rack de tele, rack tv`,
    { categories: ['tables-tv-stands'], named: ['tv stand', 'entertainment', 'floating console'] },
  ),
  kind('ottoman', ['ottoman', 'otomán'], 'footstool, foot stool, pouf, taburete, puff', {
    categories: ['living-room'],
    named: ['ottoman'],
  }),
  kind(
    'bed',
    ['bed', 'cama'],
    'bed frame, bedframe, headboard, platform bed, base de cama, cabecera, cama matrimonial, cama completa, twin bed, cama individual',
    {
      categories: ['bedroom'],
      named: ['bed', 'bedroom', 'bunk', 'queen set', 'king set', 'room'],
      notNamed: ['nightstand', 'dresser'],
    },
    sets,
  ),
  kind(
    'bedroom-set',
    ['bedroom set', 'juego de recámara'],
    `bed room set, bedroom suite, bedroom suit, bed set, bedroom group, bedroom furniture set, set de recamara,
     recamara completa, juego de cuarto, juego de dormitorio, juego de alcoba, juego de habitacion, juego de cama, set de cuarto`,
    { categories: ['bedroom-sets'] },
    sets,
  ),
  kind(
    'bunk-bed',
    ['bunk bed', 'litera'],
    `bunkbed, bunk, bunks, loft bed, kids bed, kid bed, children bed, childrens bed, toddler bed, bed for kids,
     camarote, cama para ninos, cama de nino, cama para nina, cama infantil, cama doble piso`,
    { categories: ['kids-bedroom'], named: ['bunk', 'bed', 'kids room'] },
  ),
  kind(
    'dresser',
    ['dresser', 'cómoda'],
    'bureau, dresser with mirror, tocador, gavetero, chest of drawers, comoda con espejo',
    { categories: ['dressers-chests', 'kids-bedroom'], named: ['dresser'] },
  ),
  kind(
    'chest',
    ['chest', 'cajonera'],
    'chest of drawers, drawers, drawer chest, armoire, wardrobe, tallboy, gavetero, ropero, armario, escaparate, closet, cajones, chifonier, chiforobe',
    { categories: ['dressers-chests'], named: ['chest', 'armoire'] },
  ),
  kind(
    'nightstand',
    ['nightstand', 'buró'],
    'night stand, bedside table, night table, mesita de noche, mesa de noche, velador, mesita, mesita de luz',
    { categories: ['dressers-chests'], named: ['nightstand'] },
  ),
  kind('desk', ['desk', 'escritorio'], 'study desk, computer desk, writing desk', {
    categories: ['bedroom'],
    named: ['desk'],
  }),
  kind(
    'bookcase',
    ['bookcase', 'librero'],
    'book case, bookshelf, book shelf, shelf, shelves, estante, repisa',
    {
      categories: ['kids-bedroom'],
      named: ['bookcase', 'shelf'],
    },
  ),
  kind(
    'mattress',
    ['mattress', 'colchón'],
    `mattress set, box spring, boxspring, tempurpedic, tempur pedic, serta, sealy, simmons, purple mattress,
     mattress and box spring, colchon ortopedico, colchoneta, matre`,
    { categories: ['queen-mattresses', 'king-mattresses'] },
  ),
  kind(
    'adjustable-base',
    ['adjustable base', 'base ajustable'],
    'adjustable bed, adjustable bed frame, power base, adjustable frame, cama ajustable, cama electrica, base electrica',
    { categories: ['adjustable-bases'] },
  ),
  kind(
    'dining-set',
    ['dining set', 'juego de comedor'],
    `dining table, dining room set, dining room table, dining room, dinette, dinette set, dinner table, kitchen table,
     kitchen table and chairs, kitchen set, table and chairs, table with chairs, breakfast table, breakfast nook, eating table,
     bar height table, counter height table, counter height, pub table, high top table, comedor, mesa de comedor, mesa de cocina, mesa con sillas, mesa y sillas, antecomedor, ante comedor,
     desayunador, mesa para comer, table, mesa, silla, chairs`,
    { categories: ['dining-sets'] },
    seats,
  ),
  kind(
    'living-room',
    ['living room', 'sala'],
    'livingroom, front room, family room, den, living, living room furniture, muebles de sala',
    { categories: ['living-room'] },
    { isRoom: true, withSets: true },
  ),
  kind(
    'bedroom',
    ['bedroom', 'recámara'],
    'bed room, cuarto, dormitorio, alcoba, habitacion, bedroom furniture, muebles de cuarto, muebles de recamara',
    { categories: ['bedroom'] },
    { isRoom: true, withSets: true },
  ),
  kind(
    'furniture',
    ['furniture', 'muebles'],
    'mueble, home furniture, muebleria',
    { categories: ['furniture'] },
    { isRoom: true, withSets: true },
  ),
];
