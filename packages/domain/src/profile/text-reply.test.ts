import { expect, test } from 'vitest';
import { readTextReply } from './text-reply.ts';

test.each([
  ...[
    'STOP',
    'stop.',
    ' Quit ',
    'END',
    'Revoke',
    'opt out',
    'opt-out',
    'CANCEL',
    'Unsubscribe',
    'STOP please',
  ],
  ...['Please stop texting me', 'don’t send me messages', 'Take me off your list', 'wrong number'],
  ...[
    'ALTO',
    'Baja',
    'cancelar',
    'no me escriban más',
    'No más mensajes',
    'dejen de molestar',
    'Número equivocado',
  ],
])('"%s" ends our texts', (text) => {
  expect(readTextReply(text)).toBe('stop');
});

test.each([
  ['START', 'start'],
  ['sí', 'start'],
  ['HELP', 'help'],
  ['Ayuda', 'help'],
  ['When do you stop by?', 'other'],
  ['What time do you open on Friday?', 'other'],
  ['¿Hasta qué hora abren?', 'other'],
  ['', 'other'],
] as const)('"%s" is %s', (text, reply) => {
  expect(readTextReply(text)).toBe(reply);
});
