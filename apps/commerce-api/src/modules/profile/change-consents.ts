import { CONSENT_WORDING } from '@ownpath/domain/profile';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findCustomer, listPhones } from '../customers/index.ts';
import { deleteSuppression, putSuppression } from '../subscriptions/index.ts';
import { recordConsent, setConsents, type Transaction } from './contact-queries.ts';

/**
 * Agrees to offers by e-mail or text, or stops them. Each change is recorded with its wording; the same choice again
 * changes nothing. @throws DomainError `PhoneNotVerified`
 */
export async function changeConsents(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: {
    readonly customerId: string;
    readonly acceptsEmails: boolean;
    readonly acceptsTexts: boolean;
    readonly clientIp: string;
    readonly locale: Locale;
  },
): Promise<void> {
  const { customerId, acceptsEmails, acceptsTexts, clientIp, locale } = request;
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const customer = await findCustomer(transaction, customerId);
    if (!customer) throw new DomainError('NotFound', 'No such customer.');
    const phones = await listPhones(transaction, customerId);
    const mobile = phones.find(({ kind }) => kind === 'mobile');
    if (acceptsTexts && !mobile?.verifiedAt) {
      throw new DomainError('PhoneNotVerified', 'Text messages require a verified mobile number.');
    }
    const common = {
      customerId,
      wordingVersion: CONSENT_WORDING,
      locale,
      clientIp,
      createdAt: now,
    };
    if (acceptsEmails !== customer.acceptsMarketing) {
      const address = customer.email ?? '';
      await recordConsent(transaction, { ...common, channel: 'email', isGranted: acceptsEmails, address });
      await followConsent(
        transaction,
        { channel: 'email', address: address.toLowerCase() },
        acceptsEmails,
        now,
      );
    }
    if (acceptsTexts !== customer.acceptsTexts) {
      const address = mobile?.phone ?? '';
      await recordConsent(transaction, { ...common, channel: 'sms', isGranted: acceptsTexts, address });
      await followConsent(transaction, { channel: 'sms', address }, acceptsTexts, now);
    }
    await setConsents(transaction, customerId, { acceptsMarketing: acceptsEmails, acceptsTexts }, now);
  });
}

/** What the account says also counts for sign-ups with the same address, and ends an earlier stop. */
async function followConsent(
  transaction: Transaction,
  contact: { readonly channel: 'email' | 'sms'; readonly address: string },
  isGranted: boolean,
  now: Date,
): Promise<void> {
  if (contact.address === '') return;
  if (isGranted) await deleteSuppression(transaction, contact);
  else await putSuppression(transaction, contact, 'account', now);
}
