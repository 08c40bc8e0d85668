import type { ReactNode } from 'react';

type Props = { readonly legend: ReactNode; readonly intro?: ReactNode; readonly children: ReactNode };

/** A part of a long form: heading, a sentence on why we ask, fields in two columns where there is room. */
export function FormSection({ legend, intro, children }: Props) {
  return (
    <fieldset className="mt-9 min-w-0 first:mt-0">
      <legend className="font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
        {legend}
      </legend>
      {intro && <p className="mt-1 max-w-prose text-sm text-ink-2">{intro}</p>}
      <div className="mt-4 grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
