import { z } from 'zod';
import { Accordion } from '../ui/accordion.tsx';
import { cx } from '../ui/cx.ts';

export const CollapsibleData = z.object({
  title: z.string().nullable(),
  items: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
});
export type CollapsibleData = z.infer<typeof CollapsibleData>;

export function Collapsible({ data }: { readonly data: CollapsibleData }) {
  return (
    <section
      className={cx(
        'page-width mt-10',
        data.title && 'grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
      )}
    >
      {data.title && <h2 className="text-xl lg:pt-3">{data.title}</h2>}
      <div className="max-w-[76ch]">
        <Accordion items={data.items.map(({ id, title, text }) => ({ id, title, content: <p>{text}</p> }))} />
      </div>
    </section>
  );
}
