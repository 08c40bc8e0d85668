import { createHash } from 'node:crypto';
import { isUsPhone, phoneDigitsOf } from '@ownpath/domain/account';
import {
  PHONE_CODE_DIGITS,
  PHONE_CODE_MINUTES,
  PHONE_CODE_TRIES,
  phoneCodeOf,
} from '@ownpath/domain/profile';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { putPhones } from '../customers/index.ts';
import { queueText } from '../notifications/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { countCodeTry, deleteContactChange, markPhoneVerified, putContactChange } from './contact-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>;

/** Salted by the request's own id, so that equal codes have different hashes. */
const hashCode = (customerId: string, phone: string, code: string) =>
  createHash('sha256').update(`phone-code:${customerId}:${phone}:${code}`).digest('base64url');

const texts: Readonly<Record<Locale, (code: string, minutes: number) => string>> = {
  'en-US': (code, minutes) =>
    `Rowan & Co.: your code is ${code}. It works for ${minutes} minutes. Share it with nobody.`,
  'es-US': (code, minutes) =>
    `Rowan & Co.: su código es ${code}. Sirve durante ${minutes} minutos. No lo comparta con nadie.`,
};

/** Texts a code to the number. @throws DomainError `InvalidCustomer`, `TooManyRequests` */
export async function sendPhoneCode(
  deps: Parts,
  request: {
    readonly customerId: string;
    readonly phone: string;
    readonly clientIp: string;
    readonly locale: Locale;
  },
): Promise<{ expiresInMinutes: number }> {
  const { customerId, clientIp, locale } = request;
  if (!isUsPhone(request.phone)) {
    throw new DomainError('InvalidCustomer', 'A phone number is not a US number.', {
      fields: [{ path: 'phone', code: 'invalid' }],
    });
  }
  const phone = phoneDigitsOf(request.phone);
  await limitAttempts(deps, { call: 'phone-code', clientIp, account: phone });
  const now = deps.clock.now();
  const code = deps.ids.digits(PHONE_CODE_DIGITS);
  await deps.database.transaction(async (transaction) => {
    await putContactChange(transaction, {
      customerId,
      channel: 'sms',
      value: phone,
      secretHash: hashCode(customerId, phone, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + PHONE_CODE_MINUTES * 60_000),
    });
    const message = { toPhone: phone, text: texts[locale](code, PHONE_CODE_MINUTES) };
    await queueText(transaction, `phone-code:${deps.ids.uuid()}`, message, now);
  });
  return { expiresInMinutes: PHONE_CODE_MINUTES };
}

/**
 * Makes the number that the code was sent to the verified mobile number. Consent to texts belongs to a number, so it
 * ends with another one. @throws DomainError `InvalidProof` after a wrong code, five of them, or ten minutes
 */
export async function confirmPhone(
  deps: Parts,
  request: { readonly customerId: string; readonly code: string; readonly clientIp: string },
): Promise<{ mobilePhone: string }> {
  const { customerId, clientIp } = request;
  await limitAttempts(deps, { call: 'phone-code-try', clientIp });
  const now = deps.clock.now();
  const change = await countCodeTry(deps.database, customerId, PHONE_CODE_TRIES, now);
  const isRight = change?.secretHash === hashCode(customerId, change?.value ?? '', phoneCodeOf(request.code));
  if (!change || !isRight) {
    throw new DomainError('InvalidProof', 'The code is incorrect.', {
      fields: [{ path: 'code', code: change && change.attempts < PHONE_CODE_TRIES ? 'wrong' : 'expired' }],
    });
  }
  const { value: phone } = change;
  await deps.database.transaction(async (transaction) => {
    if (!(await deleteContactChange(transaction, change.id))) return;
    await putPhones(transaction, customerId, { mobile: phone });
    await markPhoneVerified(transaction, customerId, phone, now);
  });
  return { mobilePhone: phone };
}
