import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = {
  readonly children: ReactNode;
  /** Background colour seen through the punched hole. */
  readonly hole?: string;
  readonly className?: string;
};

/** The price tag with a cut corner and a punched hole. For price summaries and offers only. */
export function TagCard({ children, hole, className }: Props) {
  const style: CSSProperties & Record<'--hole', string> = { '--hole': hole ?? 'var(--color-oat-100)' };
  return (
    <div className="tag-shadow">
      <div className={cx('tag-shape', className)} style={style}>
        {children}
      </div>
    </div>
  );
}
