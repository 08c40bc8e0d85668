import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type AccordionItem = { readonly id: string; readonly title: ReactNode; readonly content: ReactNode };

type Props = {
  readonly items: readonly AccordionItem[];
  /** With a name, opening one item closes the others. */
  readonly name?: string;
};

/** Uses `<details>`, so it works by keyboard, by `#id`, with find in page and without JavaScript. */
export function Accordion({ items, name }: Props) {
  return (
    <div className="divide-y divide-oat-300 border-y border-oat-300">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} className="group">
          <summary className="flex min-h-13 items-center justify-between gap-4 py-3 font-semibold hover:text-spruce-700">
            {item.title}
            <Icon as="chevron-down" className="transition-transform duration-quick group-open:rotate-180" />
          </summary>
          <div className="pb-4 text-ink-2">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
