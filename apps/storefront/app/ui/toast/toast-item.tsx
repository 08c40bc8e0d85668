import { TOAST_MS } from '@ownpath/domain/constants';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { useIsCovered } from './use-is-covered.ts';

export type ToastMessage = {
  readonly id: number;
  readonly tone: 'done' | 'info' | 'error';
  readonly content: ReactNode;
};

const icons = { done: CircleCheck, info: Info, error: CircleAlert } as const;

type Props = {
  readonly toast: ToastMessage;
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
};

/** Leaves after five seconds; the clock stands still under the pointer, the focus or a dialog. */
export function ToastItem({ toast, closeLabel, onClose }: Props) {
  const [isHeld, setIsHeld] = useState(false);
  const isCovered = useIsCovered();
  useEffect(() => {
    if (isHeld || isCovered) return;
    const timer = setTimeout(() => onClose(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isCovered, onClose, toast.id]);

  const isError = toast.tone === 'error';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds the clock only; the controls inside are real ones
    <div
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={cx(
        'pointer-events-auto flex w-full items-center gap-3 rounded-control py-1.5 pr-1.5 pl-4 shadow-pop',
        'transition-[opacity,translate] duration-enter ease-settle starting:-translate-y-3 starting:opacity-0',
        isError
          ? 'border-l-4 border-error bg-white text-ink'
          : 'on-dark bg-spruce-900 text-white [&_a]:underline',
      )}
    >
      <Icon as={icons[toast.tone]} className={isError ? 'text-error' : 'text-honey-300'} />
      <div className="min-w-0 flex-1">{toast.content}</div>
      <IconButton
        aria-label={closeLabel}
        onClick={() => onClose(toast.id)}
        className={isError ? undefined : 'hover:bg-white/10'}
      >
        <Icon as={X} size="s" />
      </IconButton>
    </div>
  );
}
