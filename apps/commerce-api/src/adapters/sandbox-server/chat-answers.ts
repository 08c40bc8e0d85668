import type { Locale } from '@ownpath/domain/site';

export type ChatMessage = { readonly from: 'bot' | 'agent' | 'notice'; readonly text: string };

type Pair = readonly [english: string, spanish: string];

/** The deployments of the demo retailer, and who greets there. */
export const DEPLOYMENTS = {
  Rowan_Sales: 'agent',
  Rowan_Account: 'agent',
  Rowan_Bot: 'bot',
} as const satisfies Record<string, ChatMessage['from']>;
export type Deployment = keyof typeof DEPLOYMENTS;

const GREETINGS: Readonly<Record<Deployment, Pair>> = {
  Rowan_Sales: [
    'Hi, this is Sam. Which item can I help you with?',
    'Hola, soy Sam. ¿Con qué artículo le puedo ayudar?',
  ],
  Rowan_Account: [
    'Hi, this is Sam. Is it about a payment, a visit or your agreement?',
    'Hola, soy Sam. ¿Es sobre un pago, una visita o su contrato?',
  ],
  Rowan_Bot: [
    'Hi, I’m Rowan & Co.’s virtual assistant. Ask me about orders, hours or payments, or type “agent” for a person.',
    'Hola, soy el asistente virtual de Rowan & Co. Pregúnteme por pedidos, horarios o pagos, o escriba “agente” para hablar con una persona.',
  ],
};

/** Documented inputs (docs/sandbox.md): the first whose word is in the message decides. */
const ANSWERS: readonly (readonly [words: RegExp, from: ChatMessage['from'] | null, text: Pair])[] = [
  [
    /\b(busy|ocupad[oa]s?)\b/,
    'notice',
    [
      'Everyone is helping other customers. Leave your number under Contact Us and your store calls you.',
      'Todos están atendiendo a otros clientes. Deje su número en Contáctenos y su tienda le llama.',
    ],
  ],
  [
    /\b(closed|cerrad[oa]s?)\b/,
    'notice',
    [
      'The chat is closed now. We answer Monday to Saturday, 9 AM to 7 PM.',
      'El chat está cerrado. Atendemos de lunes a sábado, de 9 a. m. a 7 p. m.',
    ],
  ],
  [
    /\b(agent|person|human|agente|persona)\b/,
    'agent',
    [
      'Hi, this is Sam. I have read what you wrote. How can I help?',
      'Hola, soy Sam. Ya leí lo que escribió. ¿En qué le ayudo?',
    ],
  ],
  [
    /\b(orders?|delivery|pedidos?|entregas?)\b/,
    null,
    [
      'Your Orders shows where each order stands. With the order number I can look it up for you.',
      'En Sus pedidos puede ver cómo va cada pedido. Con el número de pedido se lo busco.',
    ],
  ],
  [
    /\b(hours?|open|horarios?|abierto)\b/,
    null,
    [
      'Each store’s hours are on its page under Find Your Store.',
      'El horario de cada tienda está en su página, en Buscar tienda.',
    ],
  ],
  [
    /\b(pay|payments?|pagos?|pagar)\b/,
    null,
    [
      'You can pay under My Account, Make a payment, at any time.',
      'Puede pagar cuando quiera en Mi cuenta, Hacer un pago.',
    ],
  ],
];

const OTHER: Pair = [
  'Thanks. This is a demo chat, so nobody else reads it.',
  'Gracias. Este es un chat de demostración, así que nadie más lo lee.',
];

/** A message with this word gets no answer: the provider is down. */
export const LOST = /\b(lost|perdid[oa])\b/;

const textIn = (locale: Locale, [english, spanish]: Pair) => (locale === 'es-US' ? spanish : english);

export function greetingOf(deployment: Deployment, locale: Locale): ChatMessage {
  return { from: DEPLOYMENTS[deployment], text: textIn(locale, GREETINGS[deployment]) };
}

export function answerTo(text: string, deployment: Deployment, locale: Locale): ChatMessage {
  const [, from, answer] = ANSWERS.find(([words]) => words.test(text.toLowerCase())) ?? [null, null, OTHER];
  return { from: from ?? DEPLOYMENTS[deployment], text: textIn(locale, answer) };
}
