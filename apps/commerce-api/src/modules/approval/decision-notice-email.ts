import { isHelpedByTime, REAPPLY_AFTER_DAYS } from '@ownpath/domain/approval';
import { addDays, type CalendarDate } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';
import type { DecidedDecision } from './approval-queries.ts';
import { type NoticeKind, noticeTexts } from './decision-notice-texts.ts';

type Notice = {
  readonly decision: Pick<DecidedDecision, 'response' | 'reasons' | 'reportAgency'>;
  readonly isEarlierKept: boolean;
  readonly decidedOn: CalendarDate;
  readonly firstName: string;
  readonly storePhone: string;
};

const PAGES = { 1: '/approved', 2: '/declined', 4: '/pre-approvedPage' } as const;

/** Declined, or approved for less than was asked for: decisions that the applicant must get the reasons of (FCRA, ECOA). */
export function isAdverse({ response, reasons }: Notice['decision']): boolean {
  return response === 2 || reasons.length > 0;
}

function kindOf({ decision, isEarlierKept }: Notice): NoticeKind {
  if (isEarlierKept) return 'kept';
  return decision.response === 2 ? 'declined' : 'lower';
}

/** A copy of what the page of an adverse decision says: reasons, the agency, the rights, and the way on. */
export function decisionNoticeEmail(
  notice: Notice,
  { to, locale, shopUrl }: { readonly to: string; readonly locale: Locale; readonly shopUrl: string },
): Email {
  const text = noticeTexts[locale];
  const { decision, isEarlierKept, decidedOn, firstName, storePhone } = notice;
  const { reasons, reportAgency, response } = decision;
  const kind = kindOf(notice);
  const dateText = (date: CalendarDate) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const known = reasons.flatMap((code) => (Object.hasOwn(text.reasons, code) ? [text.reasons[code]] : []));
  const page = isEarlierKept ? '/approved' : PAGES[response];
  return toLetter(
    { to, subject: text.subject },
    [
      text.greeting(firstName),
      text.decided[kind](dateText(decidedOn)),
      text.why,
      ...known.map((reason) => `• ${reason}`),
      ...(known.length < reasons.length || reasons.length === 0 ? [`• ${text.otherReason}`] : []),
      ...(reportAgency
        ? [
            text.agency,
            `${reportAgency.name}, ${reportAgency.address}, ${reportAgency.phone}`,
            ...text.rights.map((right) => `• ${right}`),
          ]
        : []),
      ...(kind === 'declined' && isHelpedByTime(reasons)
        ? [text.again(dateText(addDays(decidedOn, REAPPLY_AFTER_DAYS)))]
        : []),
      text.changed(storePhone),
      { label: text.page, link: `${shopUrl}${page}?language=${locale}` },
    ],
    locale,
  );
}
