import type { Both } from '../../localized.ts';

export const feature = {
  privacy: ['Webcam with a privacy shutter', 'Cámara web con tapa de privacidad'],
  backlit: ['Backlit keyboard', 'Teclado iluminado'],
  fastCharge: ['Charges by USB-C', 'Carga por USB-C'],
  spanishKeys: ['English or Spanish keyboard layout', 'Teclado en inglés o español'],
  touch: ['Touch screen', 'Pantalla táctil'],
  hinge: ['Folds flat into a tablet', 'Se dobla como tableta'],
  upgrade: ['Memory and drive can be upgraded', 'Se puede ampliar la memoria y el disco'],
  setup: ['Set up at the store before pickup', 'La configuramos en la tienda antes de entregarla'],
  rgb: ['RGB lighting you can turn off', 'Iluminación RGB que se puede apagar'],
  keyboardMouse: ['Keyboard and mouse included', 'Incluye teclado y ratón'],
  pen: ['Pen included', 'Incluye lápiz'],
  kids: ['Kids profile with time limits', 'Perfil infantil con límites de tiempo'],
  microSd: ['Takes a microSD card', 'Acepta tarjeta microSD'],
  liquid: ['Liquid-cooled processor', 'Procesador con enfriamiento líquido'],
} as const satisfies Readonly<Record<string, Both>>;
