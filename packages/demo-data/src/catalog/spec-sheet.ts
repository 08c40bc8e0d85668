import { type Both, localized } from '../localized.ts';
import type { DemoProduct } from '../types/index.ts';

/** Width, depth and height in inches. */
export type Inches3 = readonly [width: number, depth: number, height: number];
/** A number uses the row's unit; a string is the same in both languages. */
export type SpecValue = number | string | Both;

/** Rows in display order. */
const rows = {
  screen: [
    ['Screen', 'Pantalla'],
    ['in', 'pulg.'],
  ],
  resolution: [['Resolution', 'Resolución']],
  panel: [['Panel', 'Panel']],
  refresh: [
    ['Refresh rate', 'Frecuencia de actualización'],
    ['Hz', 'Hz'],
  ],
  processor: [['Processor', 'Procesador']],
  graphics: [['Graphics', 'Gráficos']],
  memory: [
    ['Memory', 'Memoria'],
    ['GB', 'GB'],
  ],
  storage: [['Storage', 'Almacenamiento']],
  camera: [['Camera', 'Cámara']],
  battery: [['Battery', 'Batería']],
  ports: [['Ports', 'Puertos']],
  wireless: [['Wireless', 'Conexión inalámbrica']],
  system: [['Operating system', 'Sistema operativo']],
  channels: [['Channels', 'Canales']],
  power: [
    ['Power', 'Potencia'],
    ['W', 'W'],
  ],
  capacity: [
    ['Capacity', 'Capacidad'],
    ['cu ft', 'pies³'],
  ],
  dryerCapacity: [
    ['Dryer capacity', 'Capacidad de la secadora'],
    ['cu ft', 'pies³'],
  ],
  cooling: [
    ['Cooling', 'Enfriamiento'],
    ['BTU', 'BTU'],
  ],
  coverage: [
    ['Covers up to', 'Cubre hasta'],
    ['sq ft', 'pies²'],
  ],
  burners: [['Burners', 'Quemadores']],
  fuel: [['Energy source', 'Fuente de energía']],
  cycles: [['Cycles', 'Ciclos']],
  noise: [
    ['Noise', 'Ruido'],
    ['dB', 'dB'],
  ],
  pieces: [['In the set', 'Incluye']],
  seats: [['Seats', 'Plazas']],
  bedSize: [['Bed size', 'Tamaño de cama']],
  feel: [['Feel', 'Firmeza']],
  thickness: [
    ['Thickness', 'Grosor'],
    ['in', 'pulg.'],
  ],
  build: [['Construction', 'Construcción']],
  frame: [['Frame', 'Armazón']],
  fill: [['Cushions', 'Cojines']],
  cover: [['Upholstery', 'Tapizado']],
  finish: [['Finish', 'Acabado']],
  drawers: [['Drawers', 'Cajones']],
  motion: [['Motion', 'Movimiento']],
  limit: [
    ['Weight limit', 'Peso máximo'],
    ['lb', 'lb'],
  ],
  outlet: [['Outlet needed', 'Toma de corriente']],
  weight: [
    ['Weight', 'Peso'],
    ['lb', 'lb'],
  ],
} as const satisfies Readonly<Record<string, readonly [label: Both, unit?: Both]>>;

export type SpecKey = keyof typeof rows;
export type SpecSheet = { readonly size?: Inches3 } & { readonly [key in SpecKey]?: SpecValue };

type Specification = DemoProduct['specifications'][number];

export function toSpecifications(sheet: SpecSheet): readonly Specification[] {
  const specifications = (Object.keys(rows) as SpecKey[]).flatMap((key): readonly Specification[] => {
    const value = sheet[key];
    if (value === undefined) return [];
    const [label, unit] = rows[key] as readonly [Both, Both?];
    return [{ label: localized(label), value: localized(withUnit(value, unit)) }];
  });
  if (sheet.size === undefined) return specifications;
  const [width, depth, height] = sheet.size;
  return [
    {
      label: { 'en-US': 'Dimensions', 'es-US': 'Medidas' },
      value: {
        'en-US': `${width} in wide × ${depth} in deep × ${height} in high`,
        'es-US': `${width} pulg. de ancho × ${depth} de fondo × ${height} de alto`,
      },
    },
    ...specifications,
  ];
}

/** The sentence with the dimensions in a description. */
export function sizeSentence([width, depth, height]: Inches3): Both {
  return [
    `${width} in wide, ${depth} in deep, ${height} in high.`,
    `${width} pulg. de ancho, ${depth} de fondo y ${height} de alto.`,
  ];
}

function withUnit(value: SpecValue, unit: Both | undefined): Both {
  if (typeof value === 'string') return [value, value];
  if (typeof value !== 'number') return value;
  const figure = value.toLocaleString('en-US');
  return unit === undefined ? [figure, figure] : [`${figure} ${unit[0]}`, `${figure} ${unit[1]}`];
}
