import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';

export type ToastMessage = {
  readonly id: number;
  readonly tone: 'done' | 'info' | 'error';
  readonly content: ReactNode;
};

const icons = { done: CircleCheck, info: Info, error: CircleAlert } as const;

/** Specification section 9. */
const SHOWN_MS = 5_000;

type Props = {
  readonly toast: ToastMessage;
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
};

/** Leaves after five seconds; the clock stands still under the pointer or the focus. */
export function ToastItem({ toast, closeLabel, onClose }: Props) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onClose(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose, toast.id]);

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
