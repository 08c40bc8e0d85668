import type { ReactNode } from 'react';

type Props = {
  /** The dialog's title, which screen readers get from the dialog itself. */
  readonly title: string;
  readonly children?: ReactNode;
};

/** The dark head of a dialog, with the branch: passed as its `lead`. */
export function DialogBand({ title, children }: Props) {
  return (
    <div className="on-dark relative -mx-5 -mt-5 mb-5 overflow-hidden rounded-t-panel bg-spruce-900 px-5 pt-12 pb-6 text-white md:-mx-8 md:-mt-8 md:mb-6 md:px-8">
      <img
        src="/art/branch/default.svg"
        alt=""
        width={180}
        height={128}
        className="pointer-events-none absolute -top-6 -right-8 w-44 opacity-80"
      />
      <p
        aria-hidden="true"
        className="relative max-w-[16ch] font-display text-2xl leading-tight font-bold wrap-anywhere"
      >
        {title}
      </p>
      {children}
    </div>
  );
}
