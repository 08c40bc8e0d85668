import { createHash } from 'node:crypto';
import {
  PHONE_CODE_DIGITS,
  PHONE_CODE_MINUTES,
  PHONE_CODE_TRIES,
  phoneCodeOf,
} from '@ownpath/domain/profile';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { queueEmail, queueText } from '../notifications/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { hasAgreement, hasPendingPayment } from '../servicing/index.ts';
import {
  countTry,
  findLinkable,
  lockRecord,
  moveRecord,
  putLink,
  takeLink,
} from './agreement-link-queries.ts';
import { linkedEmail } from './linked-email.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config' | 'log'>;

const STORE_DIGITS = 5;

const hashCode = (customerId: string, code: string) =>
  createHash('sha256').update(`agreement-link:${customerId}:${code}`).digest('base64url');

const texts: Readonly<Record<Locale, (code: string, minutes: number) => string>> = {
  'en-US': (code, minutes) =>
    `Rowan & Co.: ${code} links your agreement to an online account. It works for ${minutes} minutes. Share it with nobody; if this was not you, call your store.`,
  'es-US': (code, minutes) =>
    `Rowan & Co.: ${code} vincula su contrato a una cuenta en línea. Sirve durante ${minutes} minutos. No lo comparta con nadie; si no fue usted, llame a su tienda.`,
};

/** `04217-70000001`, however it was typed. */
function numberOf(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return `${digits.slice(0, STORE_DIGITS)}-${digits.slice(STORE_DIGITS)}`;
}

/**
 * Texts a code to the phone on record, if number and digits match a running agreement of somebody without an account. Whether
 * they do is not told: the answer is the same (decision 0082).
 * @throws DomainError `RecordExists` for a customer who has agreements; `TooManyRequests`
 */
export async function beginLink(
  deps: Parts,
  request: {
    readonly customerId: string;
    readonly agreementNumber: string;
    readonly phoneLast4: string;
    readonly clientIp: string;
    readonly locale: Locale;
  },
): Promise<{ expiresInMinutes: number }> {
  const { customerId, clientIp, locale, phoneLast4 } = request;
  const number = numberOf(request.agreementNumber);
  for (const account of [customerId, number]) {
    await limitAttempts(deps, { call: 'agreement-link', clientIp, account });
  }
  if (await hasAgreement(deps.database, customerId)) {
    throw new DomainError('RecordExists', 'The caller already has a customer record.');
  }
  const now = deps.clock.now();
  const code = deps.ids.digits(PHONE_CODE_DIGITS);
  await deps.database.transaction(async (transaction) => {
    const found = await findLinkable(transaction, { number });
    const isRight = found !== null && /^\d{4}$/.test(phoneLast4) && found.phone.endsWith(phoneLast4);
    await putLink(transaction, {
      customerId,
      agreementId: isRight ? found.agreementId : null,
      secretHash: hashCode(customerId, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + PHONE_CODE_MINUTES * 60_000),
    });
    if (!isRight) return;
    const message = { toPhone: found.phone, text: texts[locale](code, PHONE_CODE_MINUTES) };
    await queueText(transaction, `agreement-link:${deps.ids.uuid()}`, message, now);
  });
  return { expiresInMinutes: PHONE_CODE_MINUTES };
}

/**
 * Links the agreement that the code was texted for: everything on its customer record is the caller's, whose sign-in finds it
 * from then on. The address on record is told.
 * @throws DomainError `InvalidProof` after a wrong code, five of them, or ten minutes; `PaymentInProgress`; `RecordExists`
 */
export async function confirmLink(
  deps: Parts,
  request: { readonly customerId: string; readonly code: string; readonly clientIp: string },
): Promise<{ agreementNumbers: string[] }> {
  const { database, clock, config, log } = deps;
  const { customerId, clientIp } = request;
  await limitAttempts(deps, { call: 'agreement-link-try', clientIp, account: customerId });
  const now = clock.now();
  const link = await countTry(database, customerId, PHONE_CODE_TRIES, now);
  const isRight = link?.secretHash === hashCode(customerId, phoneCodeOf(request.code));
  const refuse = () =>
    new DomainError('InvalidProof', 'The code is incorrect.', {
      fields: [{ path: 'code', code: link && link.attempts < PHONE_CODE_TRIES ? 'wrong' : 'expired' }],
    });
  if (!link || !isRight || link.agreementId === null) throw refuse();
  const { id, agreementId } = link;
  const linked = await database.transaction(async (transaction) => {
    const found = await findLinkable(transaction, { id: agreementId });
    if (!found) throw refuse();
    const { ownerId } = found;
    const record = await lockRecord(transaction, customerId, ownerId);
    // Somebody else may have linked it, or the caller rented, while this waited for the lock.
    if (!(await findLinkable(transaction, { id: agreementId }))) throw refuse();
    if (await hasAgreement(transaction, customerId)) {
      throw new DomainError('RecordExists', 'The caller already has a customer record.');
    }
    if (
      await hasPendingPayment(
        transaction,
        record.map((agreement) => agreement.id),
      )
    ) {
      throw new DomainError('PaymentInProgress', 'A payment on the record has not been answered yet.');
    }
    if (!(await takeLink(transaction, id))) throw refuse();
    await moveRecord(transaction, { ownerId, customerId, now });
    const numbers = record.filter(({ status }) => status !== 'cancelled').map(({ number }) => number);
    const mail = linkedEmail(found.email, numbers, config.publicUrl);
    await queueEmail(transaction, `agreement-linked:${id}`, mail, now);
    return { ownerId, numbers };
  });
  log.info({ customerId, formerOwnerId: linked.ownerId, agreementId }, 'a customer record was linked');
  await database.flush();
  return { agreementNumbers: linked.numbers };
}
