import { z } from 'zod';
import { DealsStripForm } from '../features/deals/deals-strip-form.tsx';

export const DealsStripData = z.object({ title: z.string(), placeholder: z.string(), button: z.string() });
export type DealsStripData = z.infer<typeof DealsStripData>;

/** The email-only sign-up. As the last region it touches the footer. */
export function DealsStrip({ data }: { readonly data: DealsStripData }) {
  return (
    <section className="mt-section bg-sage-200 last:-mb-section">
      <div className="page-width grid items-center gap-x-8 gap-y-4 py-7 md:grid-cols-[1fr_minmax(360px,520px)]">
        <h2 className="text-xl">{data.title}</h2>
        <DealsStripForm placeholder={data.placeholder} button={data.button} />
      </div>
    </section>
  );
}
