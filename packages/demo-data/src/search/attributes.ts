import type { AttributeWords, MeasureWords, Selection } from '@ownpath/domain/search';

const attribute = (phrases: string, select: Selection): AttributeWords => ({
  phrases: phrases.split(',').map((phrase) => phrase.trim()),
  select,
});

/** Families of colours: nobody asks for pewter. */
const colors: readonly AttributeWords[] = [
  attribute('gray, grey, gris, gris oscuro, dark gray', {
    colors: ['pewter', 'slate', 'dove', 'charcoal', 'warm-gray', 'slate-gray', 'graphite', 'silver'],
  }),
  attribute('green, verde', { colors: ['spruce', 'sage', 'fern', 'forest-green'] }),
  attribute('black, negro, negra', {
    colors: ['black', 'black-oak', 'black-stainless', 'espresso', 'graphite', 'charcoal'],
  }),
  attribute('blue, azul', { colors: ['navy', 'midnight-blue', 'slate'] }),
  attribute('brown, cafe, marron, chocolate, color cafe', {
    colors: ['camel', 'chestnut', 'espresso', 'walnut', 'oak', 'driftwood', 'rust'],
  }),
  attribute('white, blanco, blanca', { colors: ['white', 'ivory', 'cloud', 'washed-white', 'oat'] }),
  attribute('red, rojo, roja, burgundy, vino', { colors: ['brick', 'terracotta', 'rust'] }),
  attribute('beige, tan, cream, crema', { colors: ['sand', 'oat', 'linen', 'ivory', 'camel'] }),
  attribute('orange, naranja, anaranjado', { colors: ['rust', 'terracotta', 'ochre'] }),
  attribute('yellow, amarillo, mustard, mostaza', { colors: ['ochre'] }),
  attribute('purple, morado, violet', { colors: ['plum'] }),
  attribute('pink, rosa, rosado', { colors: ['rose-clay'] }),
  attribute('stainless, stainless steel, acero inoxidable, acero, silver fridge, inox', {
    colors: ['stainless', 'black-stainless'],
  }),
];

const features: readonly AttributeWords[] = [
  attribute('leather, piel, cuero, de piel, faux leather, vinyl, vinipiel', { text: ['leather', 'piel'] }),
  attribute('fabric, cloth, tela', {
    text: ['fabric', 'polyester', 'linen', 'microfiber', 'corduroy', 'cotton'],
  }),
  attribute('wood, wooden, madera, solid wood', {
    text: ['wood', 'oak', 'walnut', 'pine', 'rubberwood', 'hardwood'],
  }),
  attribute('glass, vidrio, cristal', { text: ['glass', 'vidrio'] }),
  attribute('chaise, chaise lounge, con chaise', { text: ['chaise'] }),
  attribute('reclining, recline, reclina, reclines', { text: ['reclining', 'reclinable'] }),
  attribute('power, electric recliner, motorized', { text: ['power', 'lift chair', 'heated'] }),
  attribute('queen, queen size, tamano queen', { text: ['queen'] }),
  attribute('king, king size, tamano king', { text: ['king'] }),
  attribute('twin, twin size, single, individual, tamano individual', { text: ['twin', 'twins'] }),
  attribute('full, full size, double size, matrimonial, doble', { text: ['full', 'matrimonial'] }),
  attribute('memory foam, espuma viscoelastica, memory', { text: ['memory foam'] }),
  attribute('firm, firme, hard, duro, extra firm', { text: ['firm'] }),
  attribute('soft, plush, suave, blando, comfortable', { text: ['plush'] }),
  attribute('hybrid, hibrido', { text: ['hybrid', 'coils memory foam'] }),
  attribute('french door, puerta francesa, french doors, puertas francesas', { text: ['french door'] }),
  attribute('side by side, duplex, dos puertas, 2 door, two door, 2 puertas, double door', {
    text: ['side by side'],
  }),
  attribute('top mount, top freezer, congelador arriba', { text: ['top mount', 'top freezer'] }),
  attribute(
    'ice maker, icemaker, ice, hielo, hielera, dispensador de hielo, water dispenser, fabrica de hielo',
    { about: ['ice', 'hielo'] },
  ),
  attribute('front load, front loading, frontload, carga frontal, front loader', { text: ['front load'] }),
  attribute('top load, top loading, topload, carga superior, top loader', { text: ['top load'] }),
  attribute('gas, a gas, de gas, propane, natural gas', { text: ['natural gas'] }),
  attribute('electric, electrico, electrica', { text: ['electric', 'standard 120 v outlet', 'power'] }),
  attribute('over the range, over range, above stove, sobre la estufa', { text: ['over the range'] }),
  attribute('window, ventana, window unit, window ac, de ventana', { text: ['window'] }),
  attribute('portable, portatil, portable ac', { text: ['portable'] }),
  attribute('upright, vertical, upright freezer', { text: ['upright'] }),
  attribute('chest freezer, horizontal', { text: ['chest'] }),
  attribute('oled', { text: ['oled'] }),
  attribute('qled, quantum dot', { text: ['qled', 'quantum'] }),
  attribute('gaming, gamer, for games, para juegos', { text: ['gaming'] }),
];

export const attributes: readonly AttributeWords[] = [...colors, ...features];

export const measures: readonly MeasureWords[] = [
  {
    id: 'screen',
    units: ['in', 'inch', 'inches', 'pulgadas', 'pulg'],
    rows: [{ label: 'Screen' }],
    tolerance: { by: 0.7 },
  },
  {
    id: 'seats',
    units: [
      'seat',
      'seats',
      'seater',
      'person',
      'people',
      'chair',
      'chairs',
      'plazas',
      'asientos',
      'personas',
      'sillas',
      'puestos',
    ],
    rows: [{ label: 'In the set', before: ['chairs', 'stools'] }, { label: 'Seats' }],
  },
  { id: 'memory', units: ['gb', 'gigas', 'ram'], rows: [{ label: 'Memory' }] },
  { id: 'btu', units: ['btu', 'btus'], rows: [{ label: 'Cooling' }] },
  {
    id: 'capacity',
    units: ['cu', 'cubic', 'cuft', 'pies', 'cubicos'],
    rows: [{ label: 'Capacity' }, { label: 'Dryer capacity' }],
    tolerance: { share: 0.1 },
  },
  { id: 'burners', units: ['burner', 'hornillas', 'quemadores'], rows: [{ label: 'Burners' }] },
];
