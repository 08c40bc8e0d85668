import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type Props = {
  readonly eyebrow: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** At the right, below the text on a phone. */
  readonly aside: ReactNode;
  /** Full width, below a line. */
  readonly foot?: ReactNode;
};

/** The dark band of good news: an approval, an order. */
export function HeroBand({ eyebrow, title, text, actions, aside, foot }: Props) {
  return (
    <section className="on-dark bg-spruce-900 text-white print:bg-white print:text-ink">
      <div className={cx('page-width pt-12 lg:pt-18', foot ? 'pb-9' : 'pb-12 lg:pb-18')}>
        <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_29rem] lg:gap-18">
          <div className="min-w-0">
            <p className="flex items-center gap-2 text-[0.875rem] font-semibold text-honey-300 print:text-ink">
              <Icon as="circle-check" />
              {eyebrow}
            </p>
            <h1
              tabIndex={-1}
              className="mt-4 text-[clamp(2.25rem,1.5rem+3vw,4.25rem)] leading-[1.02] text-white wrap-anywhere print:text-ink"
            >
              {title}
            </h1>
            {text && <div className="mt-5 max-w-prose text-base text-sage-200 print:text-ink">{text}</div>}
            {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
          </div>
          <div className="min-w-0">{aside}</div>
        </div>
        {foot && <div className="mt-9 border-t border-white/20 pt-5 lg:mt-12">{foot}</div>}
      </div>
    </section>
  );
}
