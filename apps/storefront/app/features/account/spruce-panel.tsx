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
      className={cx('on-dark rounded-panel bg-spruce-900 p-6 text-white lg:p-9', className)}
    >
      <div className="flex h-full flex-col">{children}</div>
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
