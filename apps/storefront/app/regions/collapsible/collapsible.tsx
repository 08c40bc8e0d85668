import { ChevronDown } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import type { CollapsibleData } from './collapsible-data.ts';

export function Collapsible({ data }: { readonly data: CollapsibleData }) {
  return (
    <section className="page-width mt-10">
      {data.title && <h2 className="mb-4 text-xl">{data.title}</h2>}
      <div className="max-w-[76ch] divide-y divide-oat-300 border-y border-oat-300">
        {data.items.map((item) => (
          <details key={item.id} id={item.id} className="group">
            <summary className="flex min-h-13 items-center justify-between gap-4 py-3 font-semibold">
              {item.title}
              <Icon as={ChevronDown} className="transition-transform duration-quick group-open:rotate-180" />
            </summary>
            <p className="pb-4 text-ink-2">{item.text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
