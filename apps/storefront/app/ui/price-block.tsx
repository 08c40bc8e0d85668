import { Fragment, type ReactNode } from 'react';
import { cx } from './cx.ts';

export type PriceFact = { readonly label: string; readonly amount?: string };

type Props = {
  readonly amount: string;
  /** Text such as `a week`. */
  readonly unit: string;
  readonly old?: { readonly amount: string; readonly spokenPrefix: string; readonly saving: string };
  /** Required with every price: number of payments, total, cash price, condition. */
  readonly facts: readonly PriceFact[];
  readonly size?: 'tile' | 'page';
  readonly children?: ReactNode;
};

/** The payment, and below it the facts required with it. Texts are already formatted and translated. */
export function PriceBlock({ amount, unit, old, facts, size = 'tile', children }: Props) {
  const isPage = size === 'page';
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <b
          className={cx('font-display font-bold tracking-[-0.03em]', isPage ? 'text-price' : 'text-price-sm')}
        >
          {amount}
        </b>
        <span className={cx('font-semibold', isPage && 'text-lg')}>{unit}</span>
        {old && (
          <>
            <s className="text-ink-3">
              <span className="sr-only">{old.spokenPrefix} </span>
              {old.amount}
            </s>
            <em className="rounded-chip bg-honey-100 px-1.5 text-xs leading-5.5 font-semibold whitespace-nowrap text-honey-800 not-italic">
              {old.saving}
            </em>
          </>
        )}
      </p>
      <FactLine
        facts={facts}
        className={
          isPage ? 'mt-1.5 text-[0.8125rem] leading-6 tracking-[-0.005em]' : 'mt-1.5 text-xs leading-5'
        }
      />
      {children}
    </div>
  );
}

type FactLineProps = { readonly facts: readonly PriceFact[]; readonly className?: string };

/** Facts in a row without breaks inside. The separator before the first fact of each line is clipped. */
export function FactLine({ facts, className }: FactLineProps) {
  return (
    <p className={cx('overflow-x-clip text-ink-2', className)}>
      <span className="-ml-[0.9em] flex flex-wrap">
        {facts.map((fact) => (
          <Fragment key={fact.label}>
            <span className="price-fact">
              {fact.label}
              {fact.amount && <b> {fact.amount}</b>}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
