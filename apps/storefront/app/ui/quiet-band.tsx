import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Props = {
  readonly icon?: IconName;
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The ways on. */
  readonly actions?: ReactNode;
  readonly scene: 'scene-sapling' | 'scene-unplugged' | 'scene-store' | 'scene-unsigned';
};

/** The light counterpart of the hero band: an outcome that is not, or not yet, what the shopper came for. */
export function QuietBand({ icon, eyebrow, title, text, actions, scene }: Props) {
  return (
    <section className="bg-sage-100 print:bg-white">
      <div className="page-width grid items-center gap-x-16 pt-5 pb-8 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:py-7">
        <img
          src={`/art/${scene}/default.svg`}
          alt=""
          width={480}
          height={320}
          className="aspect-3/2 w-40 max-md:-ml-3 md:order-last md:w-full print:hidden"
        />
        <div className="min-w-0">
          {eyebrow && (
            <p className="mt-2 flex items-center gap-2 text-sm font-semibold text-ink-2">
              {icon && <Icon as={icon} />}
              {eyebrow}
            </p>
          )}
          <h1 tabIndex={-1} className="mt-2 text-2xl text-balance wrap-anywhere">
            {title}
          </h1>
          <p className="mt-3 max-w-[52ch] text-base text-ink-2">{text}</p>
          {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
        </div>
      </div>
    </section>
  );
}
