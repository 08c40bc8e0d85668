import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  readonly icon?: LucideIcon;
  readonly title: ReactNode;
  readonly headingLevel?: 'h1' | 'h2';
  readonly text: ReactNode;
  /** Links to continue with. */
  readonly children: ReactNode;
};

/** Replaces an empty list: why it is empty and what to do next. */
export function CenteredPanel({ icon: Glyph, title, headingLevel: Heading = 'h2', text, children }: Props) {
  return (
    <section className="rounded-panel bg-sage-100 px-6 py-12 text-center">
      {Glyph && <Glyph aria-hidden="true" className="mx-auto mb-3 size-8 stroke-[1.75] text-spruce-700" />}
      <Heading className="text-xl">{title}</Heading>
      <p className="mx-auto mt-2 mb-5 max-w-lg text-ink-2">{text}</p>
      {children}
    </section>
  );
}
