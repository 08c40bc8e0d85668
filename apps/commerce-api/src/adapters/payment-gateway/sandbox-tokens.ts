import type { Database } from '../../database/connect.ts';
import { sandboxPaymentTokens } from '../../database/schema/index.ts';
import type { Clock, Ids } from '../../ports/index.ts';
import { cardBehaviorOf, cardBrandOf, isCardExpired, parseExpiry, passesLuhn } from './card-rules.ts';

/** A token of the hosted fields waits so long for its first charge. */
const TOKEN_LIFE_MS = 60 * 60_000;

export type TypedCard = {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly nameOnCard: string;
};
export type CardField = keyof TypedCard;
export type CardToken = {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
};

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** Fields that are wrong, first to last; the page tells each in the shopper's language. */
export function wrongCardFields(card: TypedCard, now: Date): CardField[] {
  const number = digitsOf(card.number);
  const brand = cardBrandOf(number);
  const expiry = parseExpiry(card.expiry);
  const codeLength = brand === 'American Express' ? 4 : 3;
  const wrong: CardField[] = [];
  if (brand === null || !passesLuhn(number)) wrong.push('number');
  if (expiry === null || isCardExpired(expiry, now)) wrong.push('expiry');
  if (!new RegExp(`^\\d{${codeLength}}$`).test(card.securityCode.trim())) wrong.push('securityCode');
  if (card.nameOnCard.trim() === '' || card.nameOnCard.length > 100) wrong.push('nameOnCard');
  return wrong;
}

/** Keeps token, brand, last four, expiry and what charges shall do; number, code and name are forgotten. */
export async function createSandboxToken(
  parts: { readonly database: Database; readonly clock: Clock; readonly ids: Ids },
  card: TypedCard,
): Promise<{ readonly token: CardToken } | { readonly wrongFields: CardField[] }> {
  const now = parts.clock.now();
  const number = digitsOf(card.number);
  const wrongFields = wrongCardFields(card, now);
  const brand = cardBrandOf(number);
  const expiry = parseExpiry(card.expiry);
  if (wrongFields.length > 0 || brand === null || expiry === null) return { wrongFields };
  const token: CardToken = {
    token: `sbx_tok_${parts.ids.secret(18)}`,
    brand,
    last4: number.slice(-4),
    expirationMonth: expiry.month,
    expirationYear: expiry.year,
  };
  await parts.database.insert(sandboxPaymentTokens).values({
    ...token,
    behavior: cardBehaviorOf(token.last4),
    expiresAt: new Date(now.getTime() + TOKEN_LIFE_MS),
  });
  return { token };
}
