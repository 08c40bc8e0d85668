import type { ReactNode } from 'react';
import { PageTitle } from '../platform/i18n/page-title.tsx';

type Props = {
  readonly title: string;
  readonly message: ReactNode;
  /** Illustration of 480 by 320. */
  readonly picture: ReactNode;
  /** Recovery actions, the most likely first. */
  readonly children: ReactNode;
  /** Below the rest. */
  readonly footnote?: ReactNode;
};

/** A page for errors and confirmations: what happened, what to do next, and an illustration. */
export function StatusScreen({ title, message, picture, children, footnote }: Props) {
  return (
    <section className="page-width py-section">
      <PageTitle>{title}</PageTitle>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div>
          <h1 tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          <p className="mt-4 max-w-[56ch] text-base text-ink-2">{message}</p>
          <div className="mt-7 flex flex-wrap items-center gap-3">{children}</div>
        </div>
        <div className="rounded-leaf bg-sage-100 p-4 max-lg:order-first max-lg:max-w-80" aria-hidden="true">
          {picture}
        </div>
      </div>
      {footnote}
    </section>
  );
}

/** An illustration served by the shop. */
export function Scene({ name }: { readonly name: 'scene-lost' | 'scene-broken' | 'scene-offers' }) {
  return (
    <img
      src={`/art/${name}/default.svg`}
      alt=""
      width={480}
      height={320}
      className="block aspect-3/2 w-full"
    />
  );
}
