import { BANK_FIELDS, isRoutingNumber } from '@ownpath/domain/forms';
import type { PaymentMethod } from '@ownpath/domain/stores';
import type { Database } from '../../database/connect.ts';
import { sandboxPaymentTokens } from '../../database/schema/index.ts';
import type { Clock, Ids } from '../../ports/index.ts';
import {
  type CardBehavior,
  cardBehaviorOf,
  cardBrandOf,
  isCardExpired,
  parseExpiry,
  passesLuhn,
} from './card-rules.ts';

/** Lifetime of an unused token of the hosted fields. */
const TOKEN_LIFE_MS = 60 * 60_000;

export type TypedCard = {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
  /** Billing ZIP code, which the bank compares with its own. */
  readonly postalCode: string;
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

/** Of a bank account or a wallet, whose token has no digits. */
export type AccountToken = { readonly token: string; readonly last4: string | null };

export const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** Wrong fields in order; the page shows the errors in the shopper's language. */
export function wrongCardFields(card: TypedCard, now: Date): CardField[] {
  const number = digitsOf(card.number);
  const brand = cardBrandOf(number);
  const expiry = parseExpiry(card.expiry);
  const codeLength = brand === 'American Express' ? 4 : 3;
  const wrong: CardField[] = [];
  if (brand === null || !passesLuhn(number)) wrong.push('number');
  if (expiry === null || isCardExpired(expiry, now)) wrong.push('expiry');
  if (!new RegExp(`^\\d{${codeLength}}$`).test(card.securityCode.trim())) wrong.push('securityCode');
  if (!/^\d{5}(-?\d{4})?$/.test(card.postalCode.trim())) wrong.push('postalCode');
  if (card.nameOnCard.trim() === '' || card.nameOnCard.length > 100) wrong.push('nameOnCard');
  return wrong;
}

/** Stores a bank account's or a wallet's token with its outcome; numbers are not stored. */
export async function createAccountToken(
  parts: { readonly database: Database; readonly clock: Clock; readonly ids: Ids },
  account: {
    readonly method: PaymentMethod;
    readonly last4: string | null;
    readonly behavior: CardBehavior;
    readonly fingerprint?: string | null;
  },
): Promise<AccountToken> {
  const token = `sbx_tok_${parts.ids.secret(18)}`;
  const expiresAt = new Date(parts.clock.now().getTime() + TOKEN_LIFE_MS);
  await parts.database.insert(sandboxPaymentTokens).values({ ...account, token, expiresAt });
  return { token, last4: account.last4 };
}

/** The fields of a bank account in order, when wrong. */
export function wrongBankFields(typed: {
  readonly routingNumber: string;
  readonly accountNumber: string;
}): ('routingNumber' | 'accountNumber')[] {
  const isAccount = new RegExp(`^${BANK_FIELDS.accountPattern}$`).test(digitsOf(typed.accountNumber));
  return [
    ...(isRoutingNumber(digitsOf(typed.routingNumber)) ? [] : (['routingNumber'] as const)),
    ...(isAccount ? [] : (['accountNumber'] as const)),
  ];
}

/** Stores token, brand, last four digits, expiry and outcome; number, code, ZIP code and name are not stored. */
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
    behavior: cardBehaviorOf(token.last4, card.postalCode.trim().slice(0, 5)),
    expiresAt: new Date(now.getTime() + TOKEN_LIFE_MS),
  });
  return { token };
}
