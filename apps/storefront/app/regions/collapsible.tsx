import { z } from 'zod';
import { Accordion } from '../ui/accordion.tsx';

export const CollapsibleData = z.object({
  title: z.string().nullable(),
  items: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
});
export type CollapsibleData = z.infer<typeof CollapsibleData>;

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
