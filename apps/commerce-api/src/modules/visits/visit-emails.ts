import { formatCents } from '@ownpath/domain/money';
import type { DeliveryMove } from '@ownpath/domain/servicing';
import { asLocale, type Locale } from '@ownpath/domain/site';
import { windowText } from '@ownpath/domain/stores';
import type { EngineConfig } from '../../dependencies.ts';
import { formatCalendarDate } from '../agreements/index.ts';
import { findExchangeOfNew } from '../exchanges/index.ts';
import { type LetterLine, queueEmail, toLetter } from '../notifications/index.ts';
import { type AgreementSettlement, settlementLines } from '../returns/index.ts';
import { type VisitKindName, visitTexts } from './visit-texts.ts';
import {
  type Appointment,
  findEmail,
  findOrderFacts,
  type Transaction,
  type VisitedAgreement,
} from './visits-queries.ts';

export type VisitEvent = 'booked' | 'cancelled' | 'done' | 'refused' | 'failed';

const kindOf = ({ kind }: Appointment): VisitKindName => (kind === 'carry-out' ? 'delivery' : kind);

/** What the day moves, where it moves something; on the day itself always. */
function moveLines(
  { agreement }: VisitedAgreement,
  event: VisitEvent,
  move: DeliveryMove | null,
  locale: Locale,
): string[] {
  if (!move || (move.days === 0 && event !== 'done')) return [];
  const texts = visitTexts[locale];
  const date = (day: string) => formatCalendarDate(day, locale);
  const { rentStartsOn, nextDueOn, sameAsCashUntil } = move;
  return [
    event === 'done' ? texts.started(date(rentStartsOn)) : texts.starts(date(rentStartsOn)),
    ...(nextDueOn ? [texts.next(date(nextDueOn), formatCents(agreement.rateCents, locale))] : []),
    ...(sameAsCashUntil ? [texts.sameAsCash(date(sameAsCashUntil))] : []),
    texts.sameAmounts,
  ];
}

/** Tells the customer of a change of a visit, and what it moves. Nothing without an address. */
export async function queueVisitEmail(
  transaction: Transaction,
  { config }: { readonly config: EngineConfig },
  found: VisitedAgreement,
  change: {
    readonly visit: Appointment;
    readonly event: VisitEvent;
    readonly move: DeliveryMove | null;
    /** After a pick-up. */
    readonly settlement?: AgreementSettlement | null;
  },
  now: Date,
): Promise<void> {
  const { agreement, store } = found;
  const { visit, event, move, settlement = null } = change;
  const facts = await findOrderFacts(transaction, agreement.orderNo);
  const to = (await findEmail(transaction, agreement.customerId)) ?? facts?.order.email ?? null;
  if (to === null) return;
  const locale = asLocale(facts?.order.locale ?? '');
  const kind = kindOf(visit);
  const texts = visitTexts[locale];
  const values = {
    name: agreement.name[locale],
    agreementNumber: agreement.agreementNumber,
    date: formatCalendarDate(visit.scheduledOn, locale),
    slot: windowText(visit.startsAt, visit.endsAt, locale),
    phone: store.phone,
  };
  const own = texts.kinds[kind];
  const link = `${config.publicUrl}/my-accounts/schedule-delivery?agreement=${agreement.agreementNumber}&kind=${kind}&language=${locale}`;
  const exchange =
    kind === 'delivery' && event === 'booked' ? await findExchangeOfNew(transaction, agreement.id) : null;
  const lines: LetterLine[] = [
    own[event](values),
    ...(exchange ? [texts.takesBack(exchange.old.name[locale], exchange.old.agreementNumber)] : []),
    ...moveLines(found, event, move, locale),
    ...(kind === 'delivery' && (event === 'refused' || event === 'failed') ? [texts.wayOn(store.phone)] : []),
    ...(settlement ? settlementLines(settlement, locale) : []),
    { label: texts.link, link },
  ];
  const mail = toLetter({ to, subject: own.subjects[event](values) }, lines, locale);
  await queueEmail(transaction, `visit:${visit.id}:${visit.version}`, mail, now);
}

/** Tells the customer how the old agreement of an exchange ended. Nothing without an address. */
export async function queueExchangeEmail(
  transaction: Transaction,
  { config }: { readonly config: EngineConfig },
  { agreement }: VisitedAgreement,
  { visit, settlement }: { readonly visit: Appointment; readonly settlement: AgreementSettlement },
  now: Date,
): Promise<void> {
  const facts = await findOrderFacts(transaction, agreement.orderNo);
  const to = (await findEmail(transaction, agreement.customerId)) ?? facts?.order.email ?? null;
  if (to === null) return;
  const locale = asLocale(facts?.order.locale ?? '');
  const texts = visitTexts[locale];
  const name = agreement.name[locale];
  const query = new URLSearchParams({ agreement: agreement.agreementNumber, language: locale });
  const lines: LetterLine[] = [
    texts.takenBack(name, agreement.agreementNumber),
    ...settlementLines(settlement, locale),
    { label: texts.link, link: `${config.publicUrl}/my-accounts/exchange?${query}` },
  ];
  const mail = toLetter({ to, subject: texts.takenBackSubject(name) }, lines, locale);
  await queueEmail(transaction, `exchange:${visit.id}:${visit.version}`, mail, now);
}
