import { Accordion } from '../../ui/accordion.tsx';
import type { CollapsibleData } from './collapsible-data.ts';

export function Collapsible({ data }: { readonly data: CollapsibleData }) {
  return (
    <section className="page-width mt-10">
      {data.title && <h2 className="mb-4 text-xl">{data.title}</h2>}
      <div className="max-w-[76ch]">
        <Accordion items={data.items.map(({ id, title, text }) => ({ id, title, content: <p>{text}</p> }))} />
      </div>
    </section>
  );
}
