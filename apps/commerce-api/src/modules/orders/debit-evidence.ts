import { calendarDateIn } from '@ownpath/domain/dates';
import { DomainError } from '../../domain-error.ts';
import { debitAuthorization } from '../agreements/index.ts';
import type { BasketCaller, listInstruments } from '../basket/index.ts';
import { RETAILER_NAME } from '../checkout/index.ts';
import type { DebitEvidence } from '../payments/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import type { Transaction } from './orders-queries.ts';

/**
 * What the shopper authorised for a bank account, with its words; null for other ways to pay.
 * @throws DomainError `CheckoutStepOutOfOrder` when the amount is no longer the one that was authorised
 */
export async function debitEvidenceOf(
  transaction: Transaction,
  caller: BasketCaller,
  instrument: Awaited<ReturnType<typeof listInstruments>>[number],
  amountCents: number,
  now: Date,
): Promise<DebitEvidence | null> {
  if (instrument.paymentMethod !== 'ACH') return null;
  const consent = instrument.debitConsent;
  const store = await findShopperStoreRow(transaction, caller, now);
  if (!consent || !store || consent.amountCents !== amountCents) {
    throw new DomainError('CheckoutStepOutOfOrder', 'The debit of this amount is not authorized.');
  }
  const { textVersion, locale, authorizedAt, authorizedFromIp } = consent;
  const date = calendarDateIn(authorizedAt, store.timeZone);
  const { paragraphs } = debitAuthorization({
    locale,
    retailerName: RETAILER_NAME,
    amountCents,
    date,
    store,
  });
  return { textVersion, locale, authorizedAt, authorizedFromIp, paragraphs };
}
