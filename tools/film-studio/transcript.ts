import { CUTS, DURATION } from './timeline.ts';
import { type Language, WORDS } from './words.ts';

const inOneLine = (text: string) => text.replaceAll('\n', ' ');

/** What the price tag of the film says, in one sentence. */
function tagOf(language: Language): string {
  const { example, item, amount, unit, facts, note } = WORDS[language].tag;
  const figures = facts.map(([label, figure]) => `${label.toLowerCase()} ${figure}`).join(', ');
  return `${example}: ${item}, ${amount} ${unit}, ${figures}, ${note.toLowerCase()}.`;
}

/** The film's captions as WebVTT: its words, scene by scene, and what the tag says after its title. */
export function captionsOf(language: Language): string {
  const words = WORDS[language];
  const texts: readonly (readonly [from: number, text: string])[] = [
    [CUTS.opening, words.opening],
    [CUTS.find, words.find.join(' ')],
    [CUTS.store, words.store.join(' ')],
    [CUTS.price, words.price.join(' ')],
    [CUTS.price + 1.6, tagOf(language)],
    [CUTS.approval, words.approval.join(' ')],
    [CUTS.delivery, words.delivery],
    [CUTS.pay, words.pay.join(' ')],
    [CUTS.own, words.own.join(' ')],
    [CUTS.exchange, words.exchange],
    [CUTS.giveBack, words.giveBack.join(' ')],
    [CUTS.end, `Rowan & Co. ${words.end}`],
  ];
  const cues = texts.map(([from, text], index) => {
    const until = Math.min((texts[index + 1]?.[0] ?? DURATION) + 0.3, DURATION);
    return `${clock(from + 0.3)} --> ${clock(until)}\n${escapeText(inOneLine(text))}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;');
}

function clock(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, '0')}`;
}

/** All that the film shows and says, for those who read instead. */
export const TRANSCRIPT: readonly Readonly<Record<Language, string>>[] = [
  {
    'en-US':
      'The film has no sound. It follows a sofa from the first look to the living room, and shows the ways renting to own can end.',
    'es-US':
      'El video no tiene sonido. Sigue a un sofá desde que se elige hasta que llega a la sala, y muestra cómo puede terminar la renta con opción a compra.',
  },
  {
    'en-US':
      'A living room with an empty wall: “This room needs a sofa.” Products pass by, from refrigerators to game consoles: “Find it. Furniture, appliances, electronics, computers and phones.” A green sofa stays.',
    'es-US':
      'Una sala con una pared vacía: “A esta sala le falta un sofá”. Pasan productos, desde refrigeradores hasta consolas de juegos: “Encuéntrelo. Muebles, electrodomésticos, electrónica, computadoras y teléfonos”. Queda un sofá verde.',
  },
  {
    'en-US': `A map with three stores, one is picked: “Choose your store. You see its prices and its stock.” A price tag: “Know the whole price before you say yes. ${tagOf('en-US')}”`,
    'es-US': `Un mapa con tres tiendas, se elige una: “Elija su tienda. Verá sus precios y lo que tiene disponible”. Una etiqueta de precio: “Conozca el precio completo antes de decir que sí. ${tagOf('es-US')}”`,
  },
  {
    'en-US':
      'A check mark and a bar, of which the sofa takes a part: “Get approved. It’s a limit, not a bill.” The room again. The sofa, a television and a table arrive: “We deliver it and set it up.”',
    'es-US':
      'Una marca de aprobación y una barra, de la que el sofá ocupa una parte: “Obtenga su aprobación. Es un límite, no una factura”. Otra vez la sala. Llegan el sofá, un televisor y una mesa: “Se lo entregamos e instalamos”.',
  },
  {
    'en-US':
      'Leaf after leaf grows on a stem: “Pay week by week. Each payment brings you closer to owning it.” At its end berries ripen: “Own it. Make every payment, or buy it out early and pay less.”',
    'es-US':
      'Hoja tras hoja crece en una rama: “Pague semana a semana. Con cada pago está más cerca de que sea suyo”. Al final maduran los frutos: “Hágalo suyo. Haga todos los pagos, o cómprelo antes y pague menos”.',
  },
  {
    'en-US':
      'In the room the green sofa turns into a tan one: “Changed your mind? Exchange it.” Then its place is empty: “Or return it, any time. You pay through the pickup day and owe nothing after that.”',
    'es-US':
      'En la sala, un sofá beige toma el lugar del verde: “¿Cambió de idea? Cámbielo”. Después el lugar queda vacío: “O devuélvalo cuando quiera. Paga hasta el día en que lo recogemos y después no debe nada”.',
  },
  {
    'en-US': `The logo of Rowan & Co.: “${inOneLine(WORDS['en-US'].end)}” Below it: “${WORDS['en-US'].legal}”`,
    'es-US': `El logotipo de Rowan & Co.: “${inOneLine(WORDS['es-US'].end)}” Debajo: “${WORDS['es-US'].legal}”`,
  },
];
