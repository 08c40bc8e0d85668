import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  /** Names the content like a button: `Read the transcript`. */
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

/** A single disclosure, based on `<details>`. */
export function Collapsible({ title, isOpen, children }: Props) {
  return (
    <details open={isOpen} className="group">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-spruce-700 underline">
        {title}
        <Icon
          as="chevron-down"
          size="s"
          className="transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[68ch] pt-1 text-ink-2">{children}</div>
    </details>
  );
}
