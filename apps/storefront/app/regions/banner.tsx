import { z } from 'zod';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { ContentAnchor, ContentLink } from './content-link.tsx';

export const BannerData = z.object({
  title: z.string(),
  text: z.string(),
  action: ContentLink,
  tone: z.enum(['spruce', 'honey', 'sage']),
});
export type BannerData = z.infer<typeof BannerData>;

const tones: Readonly<Record<BannerData['tone'], { readonly band: string; readonly text: string }>> = {
  spruce: { band: 'on-dark bg-spruce-900 text-white', text: 'text-sage-200' },
  honey: { band: 'bg-honey-100', text: 'text-ink-2' },
  sage: { band: 'bg-sage-200', text: 'text-ink-2' },
};

/** A full-width band with one message and one link. */
export function Banner({ data }: { readonly data: BannerData }) {
  const { band, text } = tones[data.tone];
  return (
    <section
      data-banner={data.action.href}
      className={cx('relative mt-section overflow-hidden last:-mb-section', band)}
    >
      {data.tone === 'spruce' && (
        <img
          src="/art/branch/default.svg"
          alt=""
          width={200}
          height={200}
          loading="lazy"
          className="absolute right-4 bottom-3 w-44 opacity-90 max-lg:hidden"
        />
      )}
      <div className="page-width relative flex flex-wrap items-center justify-between gap-x-12 gap-y-5 py-9 md:py-12">
        <div className="max-w-[60ch]">
          <h2 className="text-2xl">{data.title}</h2>
          <p className={cx('mt-2.5 text-base', text)}>{data.text}</p>
        </div>
        <ContentAnchor
          link={data.action}
          className={cx(
            data.tone === 'spruce'
              ? 'inline-flex min-h-12 items-center rounded-pill bg-white px-5.5 font-semibold text-spruce-800 hover:bg-sage-100 md:mr-44'
              : buttonClass({ variant: 'solid' }),
          )}
        />
      </div>
    </section>
  );
}
