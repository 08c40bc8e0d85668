import type { VisitDay } from '@ownpath/contracts/servicing';
import { MAX_VISIT_NOTE_LENGTH } from '@ownpath/domain/forms';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { areFilesTooLarge } from '../../shared/documents/files-too-large.ts';
import { visitHref } from '../../shared/shopper/account-links.ts';
import { useSlotText } from '../../shared/visits/visit-time.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/field.tsx';
import type { VisitsPage } from './load-visits.server.ts';

/** Photos of a problem: few visits have them. */
const ServicePhotos = lazy(() =>
  import('./service-photos.tsx').then((part) => ({ default: part.ServicePhotos })),
);

/** What was typed and not taken. */
export type TypedVisit = { readonly notes: string; readonly startTime: string } | null;
type Props = { readonly page: VisitsPage; readonly day: VisitDay; readonly typed: TypedVisit };

/** The time windows of a day, and the note for the crew. */
export function TimeForm({ page, day, typed }: Props) {
  const intl = useIntl();
  const dates = useDateText();
  const slotText = useSlotText();
  const { agreement, visits } = page;
  const { visit, kind } = visits;
  const isMove = visit?.status === 'scheduled';
  const isOwnDay = isMove && visit.scheduledOn === day.date;
  const isBusy = useNavigation().formMethod === 'POST';
  const [areTooLarge, setAreTooLarge] = useState(false);
  const checkSize = (event: FormEvent<HTMLFormElement>) => {
    const isRefused = areFilesTooLarge(event.currentTarget);
    setAreTooLarge(isRefused);
    if (isRefused) event.preventDefault();
  };
  const isOwnSlot = (startsAt: string) => isOwnDay && visit.startsAt === startsAt;
  const isFree = (slot: VisitDay['slots'][number]) => slot.freeCount > 0 || isOwnSlot(slot.startsAt);
  const chosen =
    day.slots.find((slot) => slot.startsAt === typed?.startTime && isFree(slot)) ??
    day.slots.find(({ startsAt }) => isOwnSlot(startsAt)) ??
    day.slots.find(isFree);
  return (
    <Form
      method="post"
      action={visitHref(agreement.agreementNumber, kind, { week: visits.week, day: day.date })}
      onSubmit={checkSize}
      className="mt-5"
      {...(kind === 'service' ? { encType: 'multipart/form-data' as const } : {})}
    >
      <input type="hidden" name="date" value={day.date} />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">
          <FormattedMessage id="visits.time" />
        </legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {day.slots.map((slot) => (
            <label
              key={slot.startsAt}
              className={cx(
                'relative grid min-h-12 cursor-pointer place-items-center rounded-control px-1 text-center text-xs font-semibold',
                isFree(slot)
                  ? 'bg-white ring-[1.5px] ring-inset ring-oat-500 hover:bg-sage-100 has-checked:bg-spruce-700 has-checked:text-white has-checked:ring-0'
                  : 'cursor-not-allowed bg-oat-200 text-ink-3',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              )}
            >
              <input
                type="radio"
                name="startTime"
                value={slot.startsAt}
                required
                disabled={!isFree(slot)}
                defaultChecked={slot === chosen}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              <span className={cx(!isFree(slot) && 'line-through')}>{slotText(slot)}</span>
              {!isFree(slot) && (
                <span className="sr-only">
                  <FormattedMessage id="visits.full" />
                </span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        id="visit-notes"
        name="notes"
        label={intl.formatMessage({ id: 'visits.notes' }, { kind })}
        hint={intl.formatMessage({ id: 'visits.notesHint' }, { kind })}
        maxLength={MAX_VISIT_NOTE_LENGTH}
        defaultValue={typed?.notes ?? visit?.notes ?? ''}
        autoComplete="off"
        className="mt-6"
      />
      <Suspense>
        {kind === 'service' && <ServicePhotos count={visit?.photoCount ?? 0} areTooLarge={areTooLarge} />}
      </Suspense>
      <Button
        type="submit"
        name="intent"
        value="book"
        variant="action"
        isBusy={isBusy}
        className="mt-6 max-sm:w-full"
      >
        <FormattedMessage
          id="visits.submit"
          values={{ action: isOwnDay ? 'change' : isMove ? 'move' : 'book', date: dates.weekday(day.date) }}
        />
      </Button>
    </Form>
  );
}
