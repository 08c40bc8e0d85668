import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { ToastItem, type ToastMessage } from './toast-item.tsx';

type ShowToast = (toast: Omit<ToastMessage, 'id'>) => void;

const ToastContext = createContext<ShowToast | null>(null);
let lastId = 0;

type Props = { readonly label: string; readonly closeLabel: string; readonly children: ReactNode };

/** The region for short notes, top right. Never the only word of an error. */
export function ToastProvider({ label, closeLabel, children }: Props) {
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
  const value = useMemo(() => show, [show]);
  return (
    <ToastContext value={value}>
      {children}
      <section
        aria-label={label}
        className="pointer-events-none fixed top-4 right-4 left-4 z-60 grid justify-items-end gap-2 md:left-auto md:w-96"
      >
        <div role="status" className="contents">
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
          ))}
        </div>
      </section>
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
