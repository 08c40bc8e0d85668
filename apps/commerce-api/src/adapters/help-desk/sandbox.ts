import { type HelpOutcome, MESSAGE_TOPICS } from '@ownpath/domain/servicing';
import { asLocale, type Locale } from '@ownpath/domain/site';
import { type Clock, type HelpDesk, PortError } from '../../ports/index.ts';

const PORT = 'help-desk';
/** A store that is busy answers after this long. */
const BUSY_MS = 20_000;

const texts: Readonly<Record<Locale, Readonly<Record<HelpOutcome, string>>>> = {
  'en-US': {
    agreed: 'We can do that. Stop by or call us, and we set it up together. Rosa',
    call: 'Let us talk about it. I will call you today between 3 and 6 PM. Rosa',
    'not-possible': 'We cannot do this right now. Call us, and we will find another way. Rosa',
  },
  'es-US': {
    agreed: 'Sí podemos. Pase por la tienda o llámenos y lo arreglamos juntos. Rosa',
    call: 'Hablemos de esto. Lo llamo hoy entre las 3 y las 6 p. m. Rosa',
    'not-possible': 'Por ahora no podemos. Llámenos y buscamos otra manera. Rosa',
  },
};

const exchangeAgreed: Readonly<Record<Locale, string>> = {
  'en-US': 'Gladly. Choose what you like and order it online: we bring it and take the old one along. Rosa',
  'es-US':
    'Con gusto. Elija lo que le guste y pídalo en línea: se lo llevamos y nos llevamos el anterior. Rosa',
};

const messageTaken: Readonly<Record<Locale, string>> = {
  'en-US': 'Thank you for writing. We will take care of it, and call you if we need to know more. Rosa',
  'es-US': 'Gracias por escribirnos. Nos encargamos de esto y le llamamos si necesitamos saber más. Rosa',
};

const isMessage = (kind: string) => MESSAGE_TOPICS.some((topic) => topic === kind);

const outcomes: readonly (readonly [string, HelpOutcome])[] = [
  ['call me', 'call'],
  ['refuse', 'not-possible'],
];

/** A store that answers by the words of the message (docs/sandbox.md). */
export function sandboxHelpDesk({ clock }: { readonly clock: Clock }): HelpDesk {
  const askedAt = new Map<string, number>();
  return {
    async ask({ reference, kind, message, locale }) {
      const words = message?.reveal().toLowerCase() ?? '';
      if (words.includes('nobody there')) throw new PortError(PORT, 'unavailable', 'HTTP 503');
      if (words.includes('busy')) {
        const now = clock.now().getTime();
        const start = askedAt.get(reference) ?? now;
        askedAt.set(reference, start);
        if (now - start < BUSY_MS) return { status: 'waiting' };
        askedAt.delete(reference);
      }
      const outcome = outcomes.find(([part]) => words.includes(part))?.[1] ?? 'agreed';
      const own = asLocale(locale);
      if (outcome !== 'agreed') return { status: 'answered', outcome, text: texts[own][outcome] };
      if (isMessage(kind)) return { status: 'answered', outcome, text: messageTaken[own] };
      const text = kind === 'exchange' ? exchangeAgreed[own] : texts[own].agreed;
      return { status: 'answered', outcome, text };
    },
  };
}
