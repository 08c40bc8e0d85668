import type { VisitDay } from '@ownpath/contracts/servicing';
import { minuteOfDayIn } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import { fullHourText } from '@ownpath/domain/stores';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { visitHref } from '../../shared/shopper/account-links.ts';
import { cx } from '../../ui/cx.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { VisitsPage } from './load-visits.server.ts';
import { TimeForm, type TypedVisit } from './time-form.tsx';

const CELL = 'grid min-h-11 content-center rounded-control px-2 py-2.5 text-center text-xs leading-5';
const FREE = 'bg-white text-ink ring-[1.5px] ring-inset ring-oat-500 hover:bg-sage-100';
const CLOSED = 'bg-oat-200 text-ink-3';
const CHOSEN = 'bg-spruce-700 text-white';

type Props = { readonly page: VisitsPage; readonly typed: TypedVisit };

/** Days of a week as links, the time windows of the chosen one, and the note for the crew. */
export function PickTime({ page, typed }: Props) {
  const { agreement, visits, day } = page;
  const { kind, visit, previousWeek, nextWeek, days } = visits;
  const isMove = visit?.status === 'scheduled';
  const weekHref = (week: string) => visitHref(agreement.agreementNumber, kind, { week });
  return (
    <section aria-labelledby="pick-time" className="min-w-0">
      <h2 id="pick-time" className="text-[1.375rem]">
        <FormattedMessage id={isMove ? 'visits.pick.another' : 'visits.pick.title'} />
      </h2>
      <Deadline page={page} />
      <p className="mt-5 mb-1.5 text-sm font-semibold">
        <FormattedMessage id="visits.day" />
      </p>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {days.map((one) => (
          <li key={one.date} className="grid">
            <Day page={page} day={one} isChosen={one === day || one.date === day?.date} />
          </li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-xs text-ink-2">
        <span>
          <Closures days={days} />
        </span>
        <span className="flex gap-4">
          {previousWeek && (
            <TextLink to={weekHref(previousWeek)} look="strong" preventScrollReset>
              <FormattedMessage id="visits.previousWeek" />
            </TextLink>
          )}
          {nextWeek && (
            <TextLink to={weekHref(nextWeek)} look="strong" preventScrollReset>
              <FormattedMessage id="visits.nextWeek" />
            </TextLink>
          )}
        </span>
      </div>
      {day ? (
        <TimeForm key={day.date} page={page} day={day} typed={typed} />
      ) : (
        <p className="mt-5">
          <FormattedMessage id="visits.noDay" />
        </p>
      )}
    </section>
  );
}

function Deadline({ page: { visits } }: { readonly page: VisitsPage }) {
  const { locale } = useIntl();
  const { visit, givenFrom, timeZone } = visits;
  const dates = useDateText(timeZone);
  const until = visit ? visit.status === 'scheduled' && visit.changeableUntil : givenFrom;
  if (!until) return null;
  // Stores close, and times are given, at a full hour.
  const hour = Math.floor(minuteOfDayIn(until, timeZone) / 60);
  return (
    <p className="mt-1 text-ink-2">
      <FormattedMessage
        id={visit ? 'visits.freeUntil' : 'visits.givenFrom'}
        values={{
          date: dates.weekday(until),
          hour: fullHourText(String(hour).padStart(2, '0'), locale as Locale),
        }}
      />
    </p>
  );
}

function Closures({ days }: { readonly days: readonly VisitDay[] }) {
  const dates = useDateText();
  const holiday = days.find((day) => day.holiday !== null);
  return (
    <FormattedMessage
      id="visits.closures"
      values={{
        holiday: holiday?.holiday === 'new-year' ? 'newYear' : (holiday?.holiday ?? 'none'),
        date: holiday ? dates.day(holiday.date) : '',
      }}
    />
  );
}

type DayProps = { readonly page: VisitsPage; readonly day: VisitDay; readonly isChosen: boolean };

function Day({ page: { agreement, visits }, day, isChosen }: DayProps) {
  const intl = useIntl();
  const { visit, kind, week } = visits;
  const { date, state, freeCount } = day;
  const isOwn = visit?.status === 'scheduled' && visit.scheduledOn === date;
  const isOpen = state === 'open' || isOwn;
  const text = (options: Parameters<typeof intl.formatDate>[1]) =>
    intl.formatDate(`${date}T00:00:00Z`, { ...options, timeZone: 'UTC' });
  const inside = (
    <>
      <span>
        {text({ weekday: 'short' })} <span className="sr-only">{text({ month: 'long' })} </span>
      </span>
      <b className="font-display text-xl leading-7 font-bold">{text({ day: 'numeric' })}</b>
      <span>
        <FormattedMessage
          id="visits.dayState"
          values={{ state: isOwn ? 'own' : state === 'open' ? 'open' : state, count: freeCount }}
        />
      </span>
    </>
  );
  if (!isOpen) {
    return <span className={cx(CELL, CLOSED)}>{inside}</span>;
  }
  return (
    <Link
      to={visitHref(agreement.agreementNumber, kind, { week, day: date })}
      preventScrollReset
      replace
      aria-current={isChosen ? 'date' : undefined}
      className={cx(CELL, isChosen ? CHOSEN : FREE)}
    >
      {inside}
    </Link>
  );
}
