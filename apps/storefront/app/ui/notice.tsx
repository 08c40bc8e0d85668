import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

type Tone = 'info' | 'honey' | 'error' | 'success';

const TONES: Record<Tone, { box: string; glyph: string; icon: IconName }> = {
  info: { box: 'bg-info-soft', glyph: 'text-info', icon: 'info' },
  honey: {
    box: 'bg-honey-50 ring-1 ring-inset ring-honey-300',
    glyph: 'text-honey-700',
    icon: 'calendar-check',
  },
  error: { box: 'bg-error-soft', glyph: 'text-error', icon: 'circle-alert' },
  success: { box: 'bg-sage-100', glyph: 'text-spruce-700', icon: 'circle-check' },
};

type Props = { readonly tone: Tone; readonly children: ReactNode; readonly role?: 'status' | 'alert' };

export function Notice({ tone, children, role }: Props) {
  const look = TONES[tone];
  return (
    <div role={role} className={cx('flex gap-3 rounded-control px-4 py-3.5 text-ink', look.box)}>
      <Icon as={look.icon} className={cx('mt-px', look.glyph)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
