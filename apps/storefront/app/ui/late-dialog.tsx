import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Dialog } from './dialog.tsx';

const LoadedDialog = lazy(() =>
  import('./dialog.tsx').then(
    ({ Dialog }) => ({ default: Dialog }),
    // Without a connection, or after a newer version was installed: what it asks is shown without its looks.
    () => ({ default: PlainDialog }),
  ),
);

type Props = ComponentProps<typeof Dialog>;

/** A dialog that most visits to a page never open: its library is loaded when it opens first. */
export function LateDialog(props: Props) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

function PlainDialog({ isOpen, title, description, children }: Props) {
  return (
    <dialog
      open={isOpen}
      className="fixed inset-x-0 bottom-0 z-50 m-0 w-full bg-white p-6 shadow-pop md:mx-auto md:max-w-110"
    >
      <h2 className="text-xl">{title}</h2>
      {description && <div className="mt-2 text-ink-2">{description}</div>}
      {children}
    </dialog>
  );
}
