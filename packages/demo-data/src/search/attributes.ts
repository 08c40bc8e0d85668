import type { AttributeWords, MeasureWords, Selection } from '@ownpath/domain/search';
import { type Both, localized } from '../localized.ts';

const attribute = (label: Both, phrases: string, select: Selection): AttributeWords => ({
  label: localized(label),
  phrases: phrases.split(',').map((phrase) => phrase.trim()),
  select,
});

/** Families of colours: nobody asks for pewter. */
const colors: readonly AttributeWords[] = [
  attribute(['Gray', 'Gris'], 'gray, grey, gris, gris oscuro, dark gray', {
    colors: ['pewter', 'slate', 'dove', 'charcoal', 'warm-gray', 'slate-gray', 'graphite', 'silver'],
  }),
  attribute(['Green', 'Verde'], 'green, verde', { colors: ['spruce', 'sage', 'fern', 'forest-green'] }),
  attribute(['Black', 'Negro'], 'black, negro, negra', {
    colors: ['black', 'black-oak', 'black-stainless', 'espresso', 'graphite', 'charcoal'],
  }),
  attribute(['Blue', 'Azul'], 'blue, azul', { colors: ['navy', 'midnight-blue', 'slate'] }),
  attribute(['Brown', 'Café'], 'brown, cafe, marron, chocolate, color cafe', {
    colors: ['camel', 'chestnut', 'espresso', 'walnut', 'oak', 'driftwood', 'rust'],
  }),
  attribute(['White', 'Blanco'], 'white, blanco, blanca', {
    colors: ['white', 'ivory', 'cloud', 'washed-white', 'oat'],
  }),
  attribute(['Red', 'Rojo'], 'red, rojo, roja, burgundy, vino', { colors: ['brick', 'terracotta', 'rust'] }),
  attribute(['Beige', 'Beige'], 'beige, tan, cream, crema', {
    colors: ['sand', 'oat', 'linen', 'ivory', 'camel'],
  }),
  attribute(['Orange', 'Naranja'], 'orange, naranja, anaranjado', {
    colors: ['rust', 'terracotta', 'ochre'],
  }),
  attribute(['Yellow', 'Amarillo'], 'yellow, amarillo, mustard, mostaza', { colors: ['ochre'] }),
  attribute(['Purple', 'Morado'], 'purple, morado, violet', { colors: ['plum'] }),
  attribute(['Pink', 'Rosa'], 'pink, rosa, rosado', { colors: ['rose-clay'] }),
  attribute(
    ['Stainless steel', 'Acero inoxidable'],
    'stainless, stainless steel, acero inoxidable, acero, silver fridge, inox',
    {
      colors: ['stainless', 'black-stainless'],
    },
  ),
];

const features: readonly AttributeWords[] = [
  attribute(['Leather', 'Piel'], 'leather, piel, cuero, de piel, faux leather, vinyl, vinipiel', {
    text: ['leather', 'piel'],
  }),
  attribute(['Fabric', 'Tela'], 'fabric, cloth, tela', {
    text: ['fabric', 'polyester', 'linen', 'microfiber', 'corduroy', 'cotton'],
  }),
  attribute(['Wood', 'Madera'], 'wood, wooden, madera, solid wood', {
    text: ['wood', 'oak', 'walnut', 'pine', 'rubberwood', 'hardwood'],
  }),
  attribute(['Glass', 'Vidrio'], 'glass, vidrio, cristal', { text: ['glass', 'vidrio'] }),
  attribute(['Chaise', 'Chaise'], 'chaise, chaise lounge, con chaise', { text: ['chaise'] }),
  attribute(['Reclining', 'Reclinable'], 'reclining, recline, reclina, reclines', {
    text: ['reclining', 'reclinable'],
  }),
  attribute(['Power', 'Eléctrico'], 'power, electric recliner, motorized', {
    text: ['power', 'lift chair', 'heated'],
  }),
  attribute(['Queen', 'Queen'], 'queen, queen size, tamano queen', { text: ['queen'] }),
  attribute(['King', 'King'], 'king, king size, tamano king', { text: ['king'] }),
  attribute(['Twin', 'Individual'], 'twin, twin size, single, individual, tamano individual', {
    text: ['twin', 'twins'],
  }),
  attribute(['Full', 'Matrimonial'], 'full, full size, double size, matrimonial, doble', {
    text: ['full', 'matrimonial'],
  }),
  attribute(['Memory foam', 'Espuma viscoelástica'], 'memory foam, espuma viscoelastica, memory', {
    text: ['memory foam'],
  }),
  attribute(['Firm', 'Firme'], 'firm, firme, hard, duro, extra firm', { text: ['firm'] }),
  attribute(['Plush', 'Suave'], 'soft, plush, suave, blando, comfortable', { text: ['plush'] }),
  attribute(['Hybrid', 'Híbrido'], 'hybrid, hibrido', { text: ['hybrid', 'coils memory foam'] }),
  attribute(
    ['French door', 'Puerta francesa'],
    'french door, puerta francesa, french doors, puertas francesas',
    { text: ['french door'] },
  ),
  attribute(
    ['Side by side', 'Dúplex'],
    'side by side, duplex, dos puertas, 2 door, two door, 2 puertas, double door',
    {
      text: ['side by side'],
    },
  ),
  attribute(['Top freezer', 'Congelador arriba'], 'top mount, top freezer, congelador arriba', {
    text: ['top mount', 'top freezer'],
  }),
  attribute(
    ['Ice maker', 'Fábrica de hielo'],
    'ice maker, icemaker, ice, hielo, hielera, dispensador de hielo, water dispenser, fabrica de hielo',
    { about: ['ice', 'hielo'] },
  ),
  attribute(
    ['Front load', 'Carga frontal'],
    'front load, front loading, frontload, carga frontal, front loader',
    { text: ['front load'] },
  ),
  attribute(['Top load', 'Carga superior'], 'top load, top loading, topload, carga superior, top loader', {
    text: ['top load'],
  }),
  attribute(['Gas', 'Gas'], 'gas, a gas, de gas, propane, natural gas', { text: ['natural gas'] }),
  attribute(['Electric', 'Eléctrico'], 'electric, electrico, electrica', {
    text: ['electric', 'standard 120 v outlet', 'power'],
  }),
  attribute(
    ['Over the range', 'Sobre la estufa'],
    'over the range, over range, above stove, sobre la estufa',
    { text: ['over the range'] },
  ),
  attribute(['Window', 'De ventana'], 'window, ventana, window unit, window ac, de ventana', {
    text: ['window'],
  }),
  attribute(['Portable', 'Portátil'], 'portable, portatil, portable ac', { text: ['portable'] }),
  attribute(['Upright', 'Vertical'], 'upright, vertical, upright freezer', { text: ['upright'] }),
  attribute(['Chest', 'Horizontal'], 'chest freezer, horizontal', { text: ['chest'] }),
  attribute(['OLED', 'OLED'], 'oled', { text: ['oled'] }),
  attribute(['QLED', 'QLED'], 'qled, quantum dot', { text: ['qled', 'quantum'] }),
  attribute(['Gaming', 'Para juegos'], 'gaming, gamer, for games, para juegos', { text: ['gaming'] }),
];

export const attributes: readonly AttributeWords[] = [...colors, ...features];

export const measures: readonly MeasureWords[] = [
  {
    id: 'screen',
    label: localized(['{value} inches', '{value} pulgadas']),
    units: ['in', 'inch', 'inches', 'pulgadas', 'pulg'],
    rows: [{ label: 'Screen' }],
    tolerance: { by: 0.7 },
  },
  {
    id: 'seats',
    label: localized(['{value} seats', '{value} lugares']),
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
  {
    id: 'memory',
    label: localized(['{value} GB', '{value} GB']),
    units: ['gb', 'gigas', 'ram'],
    rows: [{ label: 'Memory' }],
  },
  {
    id: 'btu',
    label: localized(['{value} BTU', '{value} BTU']),
    units: ['btu', 'btus'],
    rows: [{ label: 'Cooling' }],
  },
  {
    id: 'capacity',
    label: localized(['{value} cu ft', '{value} pies cúbicos']),
    units: ['cu', 'cubic', 'cuft', 'pies', 'cubicos'],
    rows: [{ label: 'Capacity' }, { label: 'Dryer capacity' }],
    tolerance: { share: 0.1 },
  },
  {
    id: 'burners',
    label: localized(['{value} burners', '{value} quemadores']),
    units: ['burner', 'hornillas', 'quemadores'],
    rows: [{ label: 'Burners' }],
  },
];
