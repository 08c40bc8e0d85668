import { PhoneConsentForm } from '@ownpath/contracts/forms';
import {
  answerPhoneMatch,
  getPhoneMatch,
  PHONE_CONSENT_VERSION,
  type PhoneMatchState,
  resendPhoneCode,
  skipPhoneMatch,
  startPhoneMatch,
  verifyPhoneCode,
} from '@ownpath/contracts/phone-match';
import { PHONE_CODE_DIGITS } from '@ownpath/domain/phone-match';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';

export type NumberField = 'phone' | 'consentsToCode' | 'consentsToLookUp';

/** Back to the page: what was typed and what is wrong with it. */
export type PhoneMatchReturned = {
  readonly phone: string;
  readonly ticked: readonly NumberField[];
  readonly wrongFields: readonly NumberField[];
  readonly codeProblem: 'malformed' | 'wrong' | null;
  readonly triesLeft: number;
  readonly failureCode: string | null;
  readonly waitSeconds: number | null;
};

export type PhoneMatchOutcome =
  | { readonly state: PhoneMatchState }
  | { readonly returned: PhoneMatchReturned; readonly status: number };

const NOTHING_WRONG = {
  wrongFields: [],
  codeProblem: null,
  triesLeft: 0,
  failureCode: null,
  waitSeconds: null,
} as const;

const TICKS = ['consentsToCode', 'consentsToLookUp'] as const;

/** Carries out a form of the page: number, code, another code, the answer to "Is this you?", or none of it. */
export async function takePhoneMatch(commerce: CommerceClient, form: FormData): Promise<PhoneMatchOutcome> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const back = (change: Partial<PhoneMatchReturned>, status: number): PhoneMatchOutcome => ({
    returned: {
      ...NOTHING_WRONG,
      phone: text('phone'),
      ticked: TICKS.filter((name) => form.has(name)),
      ...change,
    },
    status,
  });
  try {
    switch (form.get('intent')) {
      case 'send-code': {
        const parsed = parseForm(PhoneConsentForm, form);
        if (!parsed.ok) {
          const wrongFields = parsed.problems.map(({ field }) => field as NumberField);
          return back({ wrongFields }, 422);
        }
        const consents = { consentsToCode: true, consentsToLookUp: true } as const;
        const body = { phone: parsed.value.phone, ...consents, consentVersion: PHONE_CONSENT_VERSION };
        return { state: await commerce.call(startPhoneMatch, { body }) };
      }
      case 'check-code': {
        const code = text('code').replace(/\D/g, '');
        if (code.length !== PHONE_CODE_DIGITS) {
          const { triesLeft } = await commerce.call(getPhoneMatch, { body: {} });
          return back({ codeProblem: 'malformed', triesLeft }, 422);
        }
        const state = await commerce.call(verifyPhoneCode, { body: { code } });
        return state.isCodeWrong
          ? back({ codeProblem: 'wrong', triesLeft: state.triesLeft }, 422)
          : { state };
      }
      case 'resend-code':
        return { state: await commerce.call(resendPhoneCode, { body: {} }) };
      case 'confirm':
        return { state: await commerce.call(answerPhoneMatch, { body: { isMine: true } }) };
      case 'refuse':
        return { state: await commerce.call(answerPhoneMatch, { body: { isMine: false } }) };
      default:
        return { state: await commerce.call(skipPhoneMatch, { body: {} }) };
    }
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return back({ failureCode: error.code, waitSeconds: error.retryAfterSeconds }, error.status);
  }
}
