import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

type SectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A group of components. */
export function GallerySection({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-14 scroll-mt-6">
      <h2 id={`${id}-title`} className="border-b border-oat-300 pb-3 text-xl">
        {title}
      </h2>
      <div className="mt-6 grid gap-y-9">{children}</div>
    </section>
  );
}

const LAYOUTS = {
  row: 'flex flex-wrap items-center gap-x-3 gap-y-4',
  fields: 'grid items-start gap-x-5 gap-y-6 sm:grid-cols-2 xl:grid-cols-4',
  halves: 'grid items-start gap-x-8 gap-y-6 lg:grid-cols-2',
  one: '',
} as const;

type SpecimenProps = {
  readonly name: string;
  readonly layout?: keyof typeof LAYOUTS;
  readonly children: ReactNode;
};

/** One component in its states. */
export function Specimen({ name, layout = 'row', children }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3.5 font-sans text-sm font-semibold tracking-normal text-ink-2">{name}</h3>
      <div className={cx('min-w-0', LAYOUTS[layout])}>{children}</div>
    </div>
  );
}
