import { createHash } from 'node:crypto';
import { recordCookieChoice } from '@ownpath/contracts/consent';
import {
  CONSENT_CATEGORIES,
  CONSENT_VERSION,
  type Consent,
  type ConsentCategory,
} from '@ownpath/domain/consent';
import type { Locale } from '@ownpath/domain/site';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { newConsentId } from '../../platform/consent/consent.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import { messagesOf } from '../../platform/i18n/messages.server.ts';

/** SHA-256 of all texts about the choice in a language: it proves the wording when the texts change later. */
function wordingOf(locale: Locale): string {
  const texts = Object.entries(messagesOf(locale))
    .filter(([id]) => id.startsWith('consent.'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `sha256-${createHash('sha256').update(JSON.stringify(texts)).digest('hex')}`;
}

/** The categories that a form allows. */
export function readChoice(form: FormData): ConsentCategory[] {
  const choice = form.get('choice');
  if (choice === 'all') return [...CONSENT_CATEGORIES];
  if (choice === 'necessary') return [];
  return CONSENT_CATEGORIES.filter((category) => form.has(category));
}

/**
 * Records a choice and gives its new id. Where no proof can be written, only what takes nothing new holds.
 * @returns null when the choice can't be kept
 */
export async function recordChoice(
  commerce: CommerceClient,
  locale: Locale,
  answer: {
    readonly before: Consent;
    readonly categories: readonly ConsentCategory[];
    readonly shownIn: 'banner' | 'page';
  },
): Promise<string | null> {
  const { before, categories, shownIn } = answer;
  const consentId = newConsentId();
  try {
    await commerce.call(
      recordCookieChoice,
      {
        body: {
          consentId,
          version: CONSENT_VERSION,
          wording: wordingOf(locale),
          shownIn,
          categories: [...categories],
          isGpc: before.isGpc,
        },
      },
      { as: 'shared' },
    );
    return consentId;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    warnOf('A cookie choice has no proof', error);
    return categories.every((category) => before.chosen.includes(category)) ? consentId : null;
  }
}
