import { z } from 'zod';
import { GetStartedForm } from '../features/deals/get-started-form.tsx';

export const GetStartedData = z.object({ title: z.string(), text: z.string() });
export type GetStartedData = z.infer<typeof GetStartedData>;

/** The sign-up for deals by email or text message, on pages about the shop. */
export function GetStarted({ data }: { readonly data: GetStartedData }) {
  return (
    <section className="page-width mt-section">
      <div className="grid gap-x-16 gap-y-6 border-t border-oat-300 pt-8 lg:grid-cols-[1fr_minmax(0,28rem)] lg:pt-12">
        <div>
          <h2 className="text-xl">{data.title}</h2>
          <p className="mt-3 max-w-[46ch] text-base text-ink-2">{data.text}</p>
        </div>
        <GetStartedForm />
      </div>
    </section>
  );
}
