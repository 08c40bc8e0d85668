import type { SameAsCashPlan } from '@ownpath/contracts/servicing';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { PLOT_STROKE, StretchedPlot } from '../../../ui/stretched-plot.tsx';
import { Table } from '../../../ui/table.tsx';
import { AxisDates, Labels } from './same-as-cash-labels.tsx';
import { type PlotPlaces, plotPlaces } from './same-as-cash-places.ts';

type Props = {
  readonly plan: SameAsCashPlan;
  /** With each payment; 0 without. */
  readonly extraCents: number;
};

const STROKE = { ...PLOT_STROKE, strokeWidth: 2.5 } as const;

/** The price to buy over time, as usual and with the extra: a drawing, one sentence, and a table. */
export function SameAsCashPlot({ plan, extraCents }: Props) {
  const { formatMessage } = useIntl();
  const { money } = usePriceText();
  const dates = useDateText();
  const id = useId();
  const places = plotPlaces(plan);
  const { path, endsOn, missingCents, afterCents } = plan;
  const bought = path.find(({ plannedCents }) => plannedCents === 0);
  const summary = formatMessage(
    { id: 'myAgreement.plot.summary' },
    {
      today: dates.medium(path[0]?.date ?? ''),
      start: money(path[0]?.usualCents ?? 0),
      missing: money(missingCents),
      end: dates.medium(endsOn),
      rises: afterCents > 0 ? 'yes' : 'no',
      after: money(afterCents),
      has: bought ? 'yes' : 'no',
      extra: money(extraCents),
      date: dates.medium(bought?.date ?? ''),
    },
  );
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="mb-5 font-semibold">
        <FormattedMessage id="myAgreement.plot.title" />
      </figcaption>
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] pr-2 text-xs text-ink-2 print:break-inside-avoid">
        <div aria-hidden="true" className="relative">
          {places.ticks.map((tick) => (
            <span
              key={tick}
              style={{ bottom: `${places.y(tick)}%` }}
              className="absolute right-2 translate-y-1/2 tabular-nums"
            >
              <Whole cents={tick} />
            </span>
          ))}
        </div>
        <div className="relative h-56 print:[print-color-adjust:exact]">
          <Lines places={places} summary={summary} endX={places.x(endsOn)} />
          <Labels plan={plan} extraCents={extraCents} places={places} />
        </div>
        <AxisDates plan={plan} places={places} />
      </div>
      <PathTable path={path} hasExtra={bought !== undefined} />
    </figure>
  );
}

/** `$600` */
function Whole({ cents }: { readonly cents: number }) {
  const intl = useIntl();
  return intl.formatNumber(cents / 100, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}

type LinesProps = { readonly places: PlotPlaces; readonly summary: string; readonly endX: number };

function Lines({ places, summary, endX }: LinesProps) {
  const { usual, jump, after, planned } = places.lines;
  return (
    <StretchedPlot
      summary={summary}
      ticks={places.ticks}
      y={places.y}
      ground={<rect width={endX} height="100" className="fill-white/70" />}
    >
      <path
        d={`M${endX} 0V100`}
        {...STROKE}
        strokeWidth={1.5}
        strokeDasharray="1.5 4"
        className="stroke-honey-700"
      />
      <path d={after} {...STROKE} strokeDasharray="6 5" className="stroke-honey-600" />
      <path d={jump} {...STROKE} strokeDasharray="6 5" className="stroke-honey-600" />
      <path d={usual} {...STROKE} className="stroke-honey-600" />
      <path d={planned} {...STROKE} className="stroke-spruce-600" />
    </StretchedPlot>
  );
}

type TableProps = { readonly path: SameAsCashPlan['path']; readonly hasExtra: boolean };

function PathTable({ path, hasExtra }: TableProps) {
  const { formatMessage } = useIntl();
  const { money } = usePriceText();
  const dates = useDateText();
  const rows = path.map((point, index) => ({
    ...point,
    index,
    isAfterPayment: index > 0 && path[index - 1]?.date === point.date,
  }));
  type Row = (typeof rows)[number];
  const amount = (cents: number | null) => (cents === null ? '–' : money(cents));
  return (
    <details className="mt-2 print:hidden">
      <summary className="inline-flex min-h-11 items-center font-semibold text-spruce-700 underline">
        <FormattedMessage id="ownership.table" />
      </summary>
      <Table<Row>
        caption={formatMessage({ id: 'myAgreement.plot.title' })}
        isCaptionHidden
        keyOf={({ index }) => String(index)}
        rows={rows}
        columns={[
          {
            key: 'date',
            label: <FormattedMessage id="ledger.date" />,
            cell: ({ date, isAfterPayment }) => (
              <FormattedMessage
                id="myAgreement.plot.date"
                values={{ date: dates.medium(date), after: isAfterPayment ? 'yes' : 'no' }}
              />
            ),
          },
          {
            key: 'usual',
            label: <FormattedMessage id="myAgreement.plot.usual" />,
            isNumeric: true,
            cell: ({ usualCents }) => money(usualCents),
          },
          ...(hasExtra
            ? [
                {
                  key: 'planned',
                  label: <FormattedMessage id="myAgreement.plot.withExtra" />,
                  isNumeric: true,
                  cell: ({ plannedCents }: Row) => amount(plannedCents),
                },
              ]
            : []),
        ]}
      />
    </details>
  );
}
