import type { PaymentHelp } from '@ownpath/contracts/servicing';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { refusalIds } from './help-texts.ts';
import type { PaymentHelpData } from './load-payment-help.server.ts';

type Props = Pick<PaymentHelpData, 'help' | 'chosen'>;

/** The days to which the next payment can be moved, what moves with it, and the button that does it; else why not. */
export function MoveDate({ help, chosen }: Props) {
  const { extension } = help;
  const { refusal } = extension;
  if (refusal === 'long-overdue' || refusal === 'nothing-owed') return null;
  return (
    <section aria-labelledby="move-date" className="mt-12">
      <h2 id="move-date" className="text-xl">
        <FormattedMessage id="payHelp.move.title" />
      </h2>
      {chosen ? (
        <Choice help={help} chosen={chosen} />
      ) : (
        refusal && <Refused extension={extension} refusal={refusal} />
      )}
      <Moves moves={extension.moves} />
    </section>
  );
}

type Extension = PaymentHelp['extension'];

function Refused({
  extension,
  refusal,
}: {
  readonly extension: Extension;
  readonly refusal: keyof typeof refusalIds;
}) {
  const dates = useDateText();
  return (
    <p className="mt-2 max-w-prose text-ink-2">
      <FormattedMessage
        id={refusalIds[refusal]}
        values={{ date: extension.nextOn ? dates.long(extension.nextOn) : '' }}
      />
    </p>
  );
}

type ChoiceProps = { readonly help: PaymentHelp; readonly chosen: Extension['options'][number] };

function Choice({ help, chosen }: ChoiceProps) {
  const dates = useDateText();
  const { money } = usePriceText();
  const isMoving = useNavigation().formData?.get('intent') === 'move';
  const { agreementId, agreementNumber, version, extension, totalCostCents, paymentCount } = help;
  const { fromDueDate, fromLastDueDate, options, left } = extension;
  const from = fromDueDate ?? '';
  const day = dates.weekday(chosen.toDueDate, from);
  return (
    <>
      <p className="mt-2 text-ink-2">
        <FormattedMessage id="payHelp.move.intro" values={{ left }} />
      </p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
        {options.map(({ toDueDate }) => (
          <li key={toDueDate}>
            <Day date={toDueDate} number={agreementNumber} isChosen={toDueDate === chosen.toDueDate} />
          </li>
        ))}
      </ul>
      <dl className="mt-4" aria-live="polite">
        <Moved
          label={<FormattedMessage id="payHelp.move.next" />}
          from={dates.weekday(from, from)}
          to={day}
        />
        {fromLastDueDate !== null && fromLastDueDate !== from && (
          <Moved
            label={<FormattedMessage id="payHelp.move.last" />}
            from={dates.weekday(fromLastDueDate, from)}
            to={dates.weekday(chosen.toLastDueDate, from)}
          />
        )}
        <Moved
          label={<FormattedMessage id="payHelp.move.total" values={{ count: paymentCount }} />}
          to={<FormattedMessage id="payHelp.move.same" values={{ total: money(totalCostCents) }} />}
        />
      </dl>
      <p className="mt-3 text-sm text-ink-2">
        <FormattedMessage id="payHelp.move.all" />
      </p>
      <Form method="post" preventScrollReset className="mt-4">
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="agreementId" value={agreementId} />
        <input type="hidden" name="agreementNumber" value={agreementNumber} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="to" value={chosen.toDueDate} />
        <Button type="submit" variant="outline" isBusy={isMoving} className="max-sm:w-full">
          <FormattedMessage id="payHelp.move.button" values={{ date: day }} />
        </Button>
      </Form>
    </>
  );
}

type DayProps = { readonly date: string; readonly number: string; readonly isChosen: boolean };

function Day({ date, number, isChosen }: DayProps) {
  const { formatDate } = useIntl();
  const noon = `${date}T12:00:00Z`;
  const query = new URLSearchParams({ agreement: number, to: date });
  return (
    <Link
      to={`?${query}`}
      replace
      preventScrollReset
      aria-current={isChosen || undefined}
      className={cx(
        'grid min-h-20 place-items-center rounded-control px-1 py-2.5 text-center text-sm leading-tight',
        isChosen
          ? 'bg-spruce-700 text-white'
          : 'bg-white ring-[1.5px] ring-oat-500 ring-inset hover:bg-sage-50',
      )}
    >
      <span>{formatDate(noon, { weekday: 'short', timeZone: 'UTC' })}</span>
      <b className="text-xl font-bold">{Number(date.slice(8))}</b>
      <span>{formatDate(noon, { month: 'short', timeZone: 'UTC' })}</span>
    </Link>
  );
}

type MovedProps = { readonly label: ReactNode; readonly from?: string; readonly to: ReactNode };

function Moved({ label, from, to }: MovedProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-5 gap-y-0.5 border-b border-oat-300 py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="flex flex-wrap justify-end gap-x-6 text-right font-semibold">
        {from !== undefined && (
          <s className="font-normal text-ink-2">
            <span className="sr-only">
              <FormattedMessage id="payHelp.move.before" />{' '}
            </span>
            {from}
          </s>
        )}
        <span className="sm:min-w-38">{to}</span>
      </dd>
    </div>
  );
}

/** The moves of the last twelve months. */
function Moves({ moves }: { readonly moves: Extension['moves'] }) {
  const dates = useDateText();
  if (moves.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-1 text-sm text-ink-2">
      {moves.map((move) => (
        <li key={move.fromDueOn}>
          <FormattedMessage
            id="payHelp.moved"
            values={{
              by: move.movedBy,
              on: dates.medium(move.movedOn),
              from: dates.day(move.fromDueOn),
              to: dates.day(move.toDueOn),
              last: dates.medium(move.toLastDueOn),
            }}
          />
        </li>
      ))}
    </ul>
  );
}
