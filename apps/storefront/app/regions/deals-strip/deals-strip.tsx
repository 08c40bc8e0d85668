import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { DealsStripData } from './deals-strip-data.ts';

/** The email-only sign-up; it goes on to the deals page, where the rest is asked. */
export function DealsStrip({ data }: { readonly data: DealsStripData }) {
  const id = useId();
  return (
    <section className="mt-section bg-sage-200">
      <div className="page-width grid items-center gap-x-8 gap-y-4 py-7 md:grid-cols-[1fr_minmax(360px,520px)]">
        <h2 className="text-xl">{data.title}</h2>
        <Form method="post" action="/rac-specials/sign-up-for-deals" className="flex gap-2">
          <label htmlFor={id} className="sr-only">
            {data.placeholder}
          </label>
          <input
            id={id}
            type="email"
            name="email"
            autoComplete="email"
            required
            placeholder={data.placeholder}
            className="h-12 w-full min-w-0 rounded-pill border-[1.5px] border-oat-500 bg-white px-5 text-base placeholder:text-ink-3 placeholder:opacity-100"
          />
          <Button type="submit" className="flex-none whitespace-nowrap">
            {data.button}
          </Button>
        </Form>
      </div>
    </section>
  );
}
