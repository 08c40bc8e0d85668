import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { DecisionDialog } from './decision-dialog.tsx';

/** Loaded when there is a decision to show: the dialog's code is large. */
const LoadedDialog = lazy(async () => {
  const { DecisionDialog } = await import('./decision-dialog.tsx');
  return { default: DecisionDialog };
});

/** The dialog of a decision, from the first notice on: it stays open while the page loads again. */
export function DecisionDialogHost(props: ComponentProps<typeof DecisionDialog>) {
  const [hasNotice, setHasNotice] = useState(props.notice !== null);
  if (props.notice !== null && !hasNotice) setHasNotice(true);
  if (!hasNotice) return null;
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  );
}
