import { useId } from 'react';
import { z } from 'zod';
import { Accordion as Items } from '../ui/accordion.tsx';

export const AccordionData = z.object({
  title: z.string(),
  items: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
});
export type AccordionData = z.infer<typeof AccordionData>;

/** Questions and answers; opening one closes the others. */
export function Accordion({ data }: { readonly data: AccordionData }) {
  const name = useId();
  return (
    <section className="page-width mt-section grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="text-xl">{data.title}</h2>
      <Items
        name={name}
        items={data.items.map(({ id, title, text }) => ({
          id,
          title,
          content: <p className="max-w-[68ch]">{text}</p>,
        }))}
      />
    </section>
  );
}
