/** What a customer's reply to our texts asks for. */
export type TextReply = 'stop' | 'start' | 'help' | 'other';

/**
 * Words that alone end all texts (47 CFR 64.1200(a)(10)), and those that Spanish speakers send.
 * https://www.ecfr.gov/current/title-47/section-64.1200
 */
const STOP_WORDS: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'quit', 'end', 'revoke', 'opt out', 'optout', 'cancel', 'unsubscribe'],
  ...['alto', 'parar', 'pare', 'basta', 'cancelar', 'cancele', 'baja', 'terminar', 'detener', 'salir'],
]);
const START_WORDS: ReadonlySet<string> = new Set(['start', 'unstop', 'yes', 'iniciar', 'empezar', 'si']);
const HELP_WORDS: ReadonlySet<string> = new Set(['help', 'info', 'ayuda']);

/** Sentences that a reasonable person reads as a revocation; the same rule asks for these too. */
const STOP_PHRASES =
  /\b(?:stop|quit|don t|dont|do not|no more|never)\b.*\b(?:text|texts|texting|message|messages|messaging|contact|contacting|send|sending)\b|\b(?:remove me|take me off|leave me alone|wrong number)\b|\bno (?:me )?(?:mas mensajes|mas textos|escriban|escriba|manden|mande|envien|envie|molesten|molestar)\b|\b(?:dejen|deje) de\b|\bnumero equivocado\b/;

/** Lower case letters and digits with single spaces. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Reads a reply. When in doubt whether it ends our texts, it does. */
export function readTextReply(text: string): TextReply {
  const words = plain(text);
  if (STOP_WORDS.has(words) || STOP_PHRASES.test(words)) return 'stop';
  if (/^(?:stop|unsubscribe|alto|baja)\b/.test(words)) return 'stop';
  if (START_WORDS.has(words)) return 'start';
  return HELP_WORDS.has(words) ? 'help' : 'other';
}
