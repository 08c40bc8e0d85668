import { z } from 'zod';

export const PageHeadingData = z.object({ title: z.string(), lead: z.string().nullable() });
export type PageHeadingData = z.infer<typeof PageHeadingData>;

export function PageHeading({ data }: { readonly data: PageHeadingData }) {
  return (
    <header className="page-width pt-10">
      <h1 className="text-2xl">{data.title}</h1>
      {data.lead && <p className="mt-4 max-w-[62ch] text-base text-ink-2">{data.lead}</p>}
    </header>
  );
}
