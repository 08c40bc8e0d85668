import type { OwnershipPath } from '@ownpath/domain/pricing';
import { Table2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateWords } from '../../platform/i18n/date-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { OwnershipChart } from './ownership-chart.tsx';
import { OwnershipReadout } from './ownership-readout.tsx';
import { OwnershipSentence } from './ownership-sentence.tsx';
import { OwnershipTable } from './ownership-table.tsx';
import { firstShownMoment, lastMomentOf, momentAt } from './path-moments.ts';
import { PaymentStepper } from './payment-stepper.tsx';

/** Of quiet before a change is read out, so that a moving handle does not chatter. */
const SAY_AFTER_MS = 400;

export type OwnershipPanelProps = {
  readonly path: OwnershipPath;
  /** What is bought out: one product, or everything in the cart. */
  readonly scope: 'product' | 'cart';
};

const basisIds = { product: 'ownership.basis', cart: 'ownership.basis.cart' } as const;

/** The way from the first payment to ownership: chart, sentence, numbers and table of one path from the server. */
export function OwnershipPanel({ path, scope }: OwnershipPanelProps) {
  const dates = useDateWords();
  const headingId = useId();
  const [made, setMade] = useState(() => firstShownMoment(path));
  const moment = momentAt(path, made);
  return (
    <section aria-labelledby={headingId} className="rounded-panel bg-white p-5 shadow-card md:p-8 lg:p-11">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={headingId} className="text-2xl">
          <FormattedMessage id="ownership.title" />
        </h2>
        <p className="text-sm text-ink-2">
          <FormattedMessage id={basisIds[scope]} values={{ date: dates.long(path.dates[0] ?? '') }} />
        </p>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1.95fr)_minmax(0,1fr)] lg:gap-14">
        <div>
          <OwnershipChart path={path} chosen={moment.made} onChoose={setMade} />
          <PaymentStepper made={moment.made} last={lastMomentOf(path)} onChoose={setMade} />
        </div>
        <div>
          <p className="font-display text-lg leading-snug font-bold tracking-[-0.015em] text-balance tabular-nums md:text-xl md:leading-snug">
            <OwnershipSentence moment={moment} frequency={path.frequency} />
          </p>
          <Announced path={path} made={moment.made} />
          <OwnershipReadout path={path} moment={moment} />
        </div>
      </div>
      <details className="mt-6 border-t border-oat-300 pt-3">
        <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-spruce-700 underline">
          <Icon as={Table2} size="s" />
          <FormattedMessage id="ownership.table" />
        </summary>
        <div className="mt-1">
          <OwnershipTable path={path} chosen={moment.made} />
        </div>
      </details>
    </section>
  );
}

/** The same sentence for those who hear it: once, after the handle has come to rest; nothing at first. */
function Announced({ path, made }: { readonly path: OwnershipPath; readonly made: number }) {
  const [said, setSaid] = useState<number | null>(null);
  const first = useRef(made);
  useEffect(() => {
    if (said === null && made === first.current) return;
    const timer = setTimeout(() => setSaid(made), SAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [made, said]);
  return (
    <p aria-live="polite" className="sr-only">
      {said !== null && <OwnershipSentence moment={momentAt(path, said)} frequency={path.frequency} />}
    </p>
  );
}
