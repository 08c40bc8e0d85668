import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

type Props = {
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The dark panel for what comes next. */
export function SprucePanel({ labelledBy, className, children }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={cx(
        'on-dark relative overflow-hidden rounded-panel bg-spruce-900 p-6 text-white lg:p-9',
        className,
      )}
    >
      <img
        src="/art/branch/default.svg"
        alt=""
        width={300}
        height={213}
        className="pointer-events-none absolute -top-12 -right-32 w-75 opacity-30 lg:-right-18 lg:opacity-55"
      />
      <div className="relative flex h-full flex-col">{children}</div>
    </section>
  );
}

/** The line above a panel's figure, which names it. */
export function PanelHeading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <h2
      id={id}
      className="font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal text-sage-200"
    >
      {children}
    </h2>
  );
}
