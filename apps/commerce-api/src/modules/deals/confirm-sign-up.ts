import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { queueEmail, queueText } from '../notifications/index.ts';
import { deleteSuppression, isStopped, stopLinks } from '../subscriptions/index.ts';
import { dealsEmail, dealsText } from './deals-messages.ts';
import type { Transaction } from './deals-queries.ts';

type SignUp = {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: Locale;
  readonly postalAddress: string;
  readonly now: Date;
};

/**
 * Queues what confirms a sign-up, at most once a day for an address. Signing up again ends an earlier unsubscription;
 * a phone that sent STOP gets nothing until it sends START, since anybody can type its number.
 */
export async function confirmSignUp(
  transaction: Transaction,
  deps: Pick<Dependencies, 'config' | 'vault'>,
  { id, email, phone, locale, postalAddress, now }: SignUp,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  if (email !== null) {
    await deleteSuppression(transaction, { channel: 'email', address: email });
    const { page, oneClick } = stopLinks(deps, id, locale);
    const dealsLink = new URL('/page-viewer/specials', deps.config.publicUrl).href;
    const facts = { to: email, dealsLink, stopLink: page, oneClickStopLink: oneClick, postalAddress };
    await queueEmail(transaction, `deals:${email}:${day}`, dealsEmail(facts, locale), now);
  }
  if (phone !== null && !(await isStopped(transaction, { channel: 'sms', address: phone }))) {
    const message = { toPhone: phone, text: dealsText[locale] };
    await queueText(transaction, `deals:${phone}:${day}`, message, now);
  }
}
