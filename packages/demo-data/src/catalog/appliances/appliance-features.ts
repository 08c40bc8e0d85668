import type { Both } from '../../localized.ts';

/** Features shared by several appliances. */
export const feature = {
  energyStar: ['ENERGY STAR certified', 'Certificación ENERGY STAR'],
  fingerprint: ['Finish resists fingerprints', 'Acabado que resiste huellas'],
  iceWater: ['Filtered ice and water in the door', 'Hielo y agua filtrada en la puerta'],
  iceMaker: ['Ice maker inside', 'Fábrica de hielo interior'],
  led: ['LED light over every shelf', 'Luz LED en cada repisa'],
  doorAlarm: ['Alarm when a door stays open', 'Alarma si la puerta queda abierta'],
  spillShelves: ['Glass shelves hold a spill', 'Las repisas de vidrio contienen derrames'],
  reversible: ['Doors swing left or right', 'Las puertas abren a la izquierda o la derecha'],
  garageReady: ['Works in a garage from 0 to 110 °F', 'Funciona en la cochera de 0 a 110 °F'],
  frostFree: ['Never needs defrosting', 'No necesita descongelarse'],
  lock: ['Lock with two keys', 'Cerradura con dos llaves'],
  steam: ['Steam loosens wrinkles and stains', 'El vapor afloja arrugas y manchas'],
  softClose: ['Lid closes softly', 'Tapa de cierre suave'],
  sensorDry: ['Sensor stops when clothes are dry', 'El sensor se detiene cuando la ropa está seca'],
  quickWash: ['Small load in 15 to 28 minutes', 'Carga pequeña en 15 a 28 minutos'],
  agitator: ['Full-height agitator', 'Agitador de altura completa'],
  impeller: ['Impeller leaves room for a comforter', 'Impulsor que deja lugar para un edredón'],
  stackable: ['Stacks with the kit in the box', 'Se apilan con el kit incluido'],
  hoses: ['Hoses, vent and installation included', 'Mangueras, ducto e instalación incluidos'],
  selfClean: ['Self-cleaning oven', 'Horno autolimpiable'],
  steamClean: ['20-minute steam clean', 'Limpieza con vapor en 20 minutos'],
  convection: ['Convection fan evens the heat', 'El ventilador de convección reparte el calor'],
  airFry: ['Air fry without preheating', 'Freidora de aire sin precalentar'],
  griddle: ['Cast-iron griddle included', 'Incluye comal de hierro fundido'],
  lpKit: ['Converts to propane with the kit included', 'Se convierte a gas LP con el kit incluido'],
  storageDrawer: ['Storage drawer below', 'Cajón de guardado abajo'],
  hotLight: [
    'Light stays on while the top is hot',
    'La luz queda encendida mientras la superficie está caliente',
  ],
  sensorCook: ['Sensor decides the time', 'El sensor decide el tiempo'],
  ventHood: ['Vents out or recirculates', 'Extrae al exterior o recircula'],
  timer24: ['24-hour timer', 'Temporizador de 24 horas'],
  washFilter: ['Filter slides out to rinse', 'El filtro se saca y se enjuaga'],
  wifi: ['Starts and stops from your phone', 'Se enciende y apaga desde el teléfono'],
  windowKit: ['Window kit included', 'Incluye kit de ventana'],
} as const satisfies Readonly<Record<string, Both>>;

export const energy = {
  electric: ['Electric, 240 V', 'Eléctrica, 240 V'],
  naturalGas: ['Natural gas, propane kit included', 'Gas natural, con kit para gas LP'],
  standard: ['Standard 120 V outlet', 'Toma normal de 120 V'],
} as const satisfies Readonly<Record<string, Both>>;
