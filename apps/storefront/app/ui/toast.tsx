import { TOAST_MS } from '@ownpath/domain/constants';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type ShowToast = (toast: Omit<ToastMessage, 'id'>) => void;
type Shown = { readonly toasts: readonly ToastMessage[]; readonly close: (id: number) => void };

const ToastContext = createContext<ShowToast | null>(null);
const ShownContext = createContext<Shown>({ toasts: [], close: () => {} });
let lastId = 0;

/** Holds the toasts; `ToastRegion` renders them. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const show = useCallback<ShowToast>((toast) => {
    lastId += 1;
    const id = lastId;
    setToasts((shown) => [...shown, { ...toast, id }]);
  }, []);
  const close = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const shown = useMemo(() => ({ toasts, close }), [toasts, close]);
  return (
    <ToastContext value={show}>
      <ShownContext value={shown}>{children}</ShownContext>
    </ToastContext>
  );
}

type RegionProps = { readonly label: string; readonly closeLabel: string };

/**
 * Renders toasts at the top right: below the header, or at the top of the window once the header is scrolled away.
 * Toasts don't cover the header's links and menus, and dialogs are stacked above them.
 */
export function ToastRegion({ label, closeLabel }: RegionProps) {
  const { toasts, close } = use(ShownContext);
  return (
    <section aria-label={label} className="pointer-events-none sticky top-0 z-10 h-0">
      <div
        role="status"
        className="absolute top-4 right-4 left-4 grid justify-items-end gap-2 md:left-auto md:w-96"
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
        ))}
      </div>
    </section>
  );
}

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

type ToastMessage = {
  readonly id: number;
  readonly tone: 'done' | 'info' | 'error';
  readonly content: ReactNode;
};

const icons = { done: 'circle-check', info: 'info', error: 'circle-alert' } as const;

type Props = {
  readonly toast: ToastMessage;
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
};

/** Closes after five seconds. The timer restarts after hover, focus or an open dialog. */
export function ToastItem({ toast, closeLabel, onClose }: Props) {
  const [isPaused, setIsPaused] = useState(false);
  const isCovered = useIsCovered();
  useEffect(() => {
    if (isPaused || isCovered) return;
    const timer = setTimeout(() => onClose(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isPaused, isCovered, onClose, toast.id]);

  const isError = toast.tone === 'error';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pauses the timer only; the controls inside are interactive elements
    <div
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={({ currentTarget }) => setIsPaused(currentTarget.contains(document.activeElement))}
      onFocus={() => setIsPaused(true)}
      onBlur={({ currentTarget }) => setIsPaused(currentTarget.matches(':hover'))}
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
        <Icon as="x" size="s" />
      </IconButton>
    </div>
  );
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** True while a dialog is open. Dialogs are rendered at the end of the body. */
function useIsCovered(): boolean {
  const [isCovered, setIsCovered] = useState(false);
  useEffect(() => {
    const look = () => setIsCovered(isDialogOpen());
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return isCovered;
}
