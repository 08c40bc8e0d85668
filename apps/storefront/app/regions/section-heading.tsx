import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { ContentAnchor, type ContentLink } from './content-link.tsx';

type Props = {
  readonly title: string;
  readonly subtitle?: string | null;
  readonly link?: ContentLink | null;
  readonly children?: ReactNode;
};

/** Section header: title on the left, link or controls on the right. */
export function SectionHeading({ title, subtitle, link, children }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-xl">{title}</h2>
        {subtitle && <p className="mt-1.5 text-ink-2">{subtitle}</p>}
      </div>
      {link && <ContentAnchor link={link} className={buttonClass({ variant: 'link' })} />}
      {children}
    </div>
  );
}
