import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  readonly eyebrow: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly actions: ReactNode;
  readonly tag: ReactNode;
};

/** The dark band on which good news stands: sentence and ways on at the left, the limit at the right. */
export function ApprovalHero({ eyebrow, title, text, actions, tag }: Props) {
  return (
    <section className="on-dark relative overflow-hidden bg-spruce-900 text-white">
      <img
        src="/art/branch/default.svg"
        alt=""
        width={360}
        height={256}
        className="pointer-events-none absolute -top-10 -right-16 w-88 opacity-80"
      />
      <div className="page-width relative grid items-center gap-10 py-12 lg:grid-cols-[minmax(0,1fr)_29rem] lg:gap-18 lg:py-20">
        <div>
          <p className="flex items-center gap-2 text-[0.875rem] font-semibold text-honey-300">
            <Icon as={CircleCheck} />
            {eyebrow}
          </p>
          <h1
            tabIndex={-1}
            className="mt-4 text-[clamp(2.25rem,1.5rem+3vw,3.75rem)] leading-[1.02] text-white wrap-anywhere"
          >
            {title}
          </h1>
          <p className="mt-5 max-w-prose text-base text-sage-200">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
        </div>
        {tag}
      </div>
    </section>
  );
}
