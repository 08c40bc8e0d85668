import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = {
  /** The dialog's title, which screen readers get from the dialog itself. */
  readonly title: string;
  /** A line above the title, which is smaller then. */
  readonly eyebrow?: ReactNode;
  readonly children?: ReactNode;
};

/** The dark head of a dialog: passed as its `lead`. */
export function DialogBand({ title, eyebrow, children }: Props) {
  return (
    <div
      className={cx(
        'on-dark relative -mx-5 -mt-5 mb-5 overflow-hidden rounded-t-panel bg-spruce-900 px-5 text-white md:-mx-8 md:-mt-8 md:mb-6 md:px-8',
        eyebrow ? 'pt-6 pb-5 md:pt-7' : 'pt-12 pb-6',
      )}
    >
      {eyebrow && (
        <p className="relative flex items-center gap-2 pr-10 text-sm font-semibold text-honey-300">
          {eyebrow}
        </p>
      )}
      <p
        aria-hidden="true"
        className={cx(
          'relative font-display leading-tight font-bold wrap-anywhere',
          eyebrow ? 'mt-1.5 pr-8 text-xl' : 'max-w-[16ch] text-2xl',
        )}
      >
        {title}
      </p>
      {children}
    </div>
  );
}
