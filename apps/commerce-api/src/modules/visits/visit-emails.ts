import { formatCents } from '@ownpath/domain/money';
import type { DeliveryMove } from '@ownpath/domain/servicing';
import { asLocale, type Locale } from '@ownpath/domain/site';
import { windowText } from '@ownpath/domain/stores';
import type { EngineConfig } from '../../dependencies.ts';
import { formatCalendarDate } from '../agreements/index.ts';
import { type LetterLine, queueEmail, toLetter } from '../notifications/index.ts';
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
    /** After a pick-up: rent through that day that is still to be paid. */
    readonly owedCents?: number;
  },
  now: Date,
): Promise<void> {
  const { agreement, store } = found;
  const { visit, event, move, owedCents = 0 } = change;
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
  const lines: LetterLine[] = [
    own[event](values),
    ...moveLines(found, event, move, locale),
    ...(kind === 'delivery' && (event === 'refused' || event === 'failed') ? [texts.wayOn(store.phone)] : []),
    ...(kind === 'pickup' && event === 'done'
      ? [owedCents > 0 ? texts.owed(formatCents(owedCents, locale)) : texts.nothingOwed]
      : []),
    { label: texts.link, link },
  ];
  const mail = toLetter({ to, subject: own.subjects[event](values) }, lines, locale);
  await queueEmail(transaction, `visit:${visit.id}:${visit.version}`, mail, now);
}
