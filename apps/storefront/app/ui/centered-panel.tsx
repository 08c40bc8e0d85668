import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Props = {
  readonly icon?: IconName;
  readonly title: ReactNode;
  readonly headingLevel?: 'h1' | 'h2';
  readonly text: ReactNode;
  /** Links to continue with. */
  readonly children: ReactNode;
};

/** Replaces an empty list: why it is empty and what to do next. */
export function CenteredPanel({ icon, title, headingLevel: Heading = 'h2', text, children }: Props) {
  return (
    <section className="rounded-panel bg-sage-100 px-6 py-12 text-center">
      {icon && <Icon as={icon} className="mx-auto mb-3 size-8 text-spruce-700" />}
      <Heading className="text-xl">{title}</Heading>
      <p className="mx-auto mt-2 mb-5 max-w-lg text-ink-2">{text}</p>
      {children}
    </section>
  );
}
