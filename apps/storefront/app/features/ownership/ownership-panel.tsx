import type { Frequency, OwnershipPath } from '@ownpath/domain/pricing';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { OwnershipChart } from './ownership-chart.tsx';
import { OwnershipReadout } from './ownership-readout.tsx';
import { OwnershipTable } from './ownership-table.tsx';
import { firstShownMoment, lastMomentOf, momentAt, type PathMoment } from './path-moments.ts';
import { PaymentStepper } from './payment-stepper.tsx';

/** Delay before a change is announced, so that a moving handle announces nothing. */
const ANNOUNCE_AFTER_MS = 400;

export type OwnershipPanelProps = {
  readonly path: OwnershipPath;
  /** What the path is for: one product, or the whole cart. */
  readonly scope: 'product' | 'cart';
  /** Of a cart: the agreement that the path is of. */
  readonly agreement?: { readonly number: number; readonly count: number } | null | undefined;
};

const basisIds = { product: 'ownership.basis', cart: 'ownership.basis.cart' } as const;

/** The path from the first payment to ownership: chart, sentence, numbers and table. */
export function OwnershipPanel({
  id,
  path,
  scope,
  agreement,
}: OwnershipPanelProps & { readonly id: string }) {
  const dates = useDateText();
  const headingId = `${id}-heading`;
  const [paymentsMade, setPaymentsMade] = useState(() => firstShownMoment(path));
  const moment = momentAt(path, paymentsMade);
  return (
    <section aria-labelledby={headingId} className="rounded-panel bg-white p-5 shadow-card md:p-8 lg:p-11">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={headingId} className="text-2xl">
          <FormattedMessage id="ownership.title" />
        </h2>
        <p className="text-sm text-ink-2">
          <FormattedMessage
            id={agreement && agreement.count > 1 ? 'ownership.basis.agreement' : basisIds[scope]}
            values={{ ...agreement, date: dates.long(path.startDate) }}
          />
        </p>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1.95fr)_minmax(0,1fr)] lg:gap-14">
        <div>
          <OwnershipChart path={path} chosen={moment.paymentsMade} onChoose={setPaymentsMade} />
          <PaymentStepper
            hintId={`${id}-hint`}
            paymentsMade={moment.paymentsMade}
            last={lastMomentOf(path)}
            onChoose={setPaymentsMade}
          />
        </div>
        <div>
          <p className="font-display text-lg leading-snug font-bold tracking-[-0.015em] text-balance tabular-nums md:text-xl md:leading-snug">
            <OwnershipSentence moment={moment} frequency={path.frequency} />
          </p>
          <Announced path={path} paymentsMade={moment.paymentsMade} />
          <OwnershipReadout path={path} moment={moment} />
        </div>
      </div>
      <details className="mt-6 border-t border-oat-300 pt-3">
        <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-spruce-700 underline">
          <Icon as="table-2" size="s" />
          <FormattedMessage id="ownership.table" />
        </summary>
        <div className="mt-1">
          <OwnershipTable path={path} chosen={moment.paymentsMade} />
        </div>
      </details>
    </section>
  );
}

/** Announces the sentence to screen readers once the handle rests, but not at first. */
function Announced({ path, paymentsMade }: { readonly path: OwnershipPath; readonly paymentsMade: number }) {
  const [announced, setAnnounced] = useState<number | null>(null);
  const first = useRef(paymentsMade);
  useEffect(() => {
    if (announced === null && paymentsMade === first.current) return;
    const timer = setTimeout(() => setAnnounced(paymentsMade), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [paymentsMade, announced]);
  return (
    <p aria-live="polite" className="sr-only">
      {announced !== null && (
        <OwnershipSentence moment={momentAt(path, announced)} frequency={path.frequency} />
      )}
    </p>
  );
}

const strong = (text: ReactNode) => <b className="font-bold text-spruce-700">{text}</b>;

/** The total cost of an early purchase at that moment, as a sentence. */
function OwnershipSentence(props: { readonly moment: PathMoment; readonly frequency: Frequency }) {
  const { moment, frequency } = props;
  const priceText = usePriceText();
  const dates = useDateText();
  const values = {
    payments: priceText.count(frequency, moment.paymentsMade),
    date: dates.long(moment.date),
    total: priceText.money(moment.inAllCents),
    w: strong,
    t: strong,
  };
  if (moment.isOwned) return <FormattedMessage id="ownership.sentence.end" values={values} />;
  if (moment.paymentsMade === 0) return <FormattedMessage id="ownership.sentence.today" values={values} />;
  return <FormattedMessage id="ownership.sentence.buy" values={values} />;
}
