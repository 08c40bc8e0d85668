import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { ToastItem, type ToastMessage } from './toast-item.tsx';

type ShowToast = (toast: Omit<ToastMessage, 'id'>) => void;
type Shown = { readonly toasts: readonly ToastMessage[]; readonly close: (id: number) => void };

const ToastContext = createContext<ShowToast | null>(null);
const ShownContext = createContext<Shown>({ toasts: [], close: () => {} });
let lastId = 0;

/** Keeps the short notes that its children show; `ToastRegion` says where they stand. */
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
 * Top right, below the header that precedes it in the document and at the top of the window once that has scrolled
 * away. It covers neither the header's links nor its menus, and dialogs stand above it.
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
