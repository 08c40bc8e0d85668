import { lazy, Suspense, useState } from 'react';
import type { SigningNotice } from '../../shared/shopper/signing-notice.server.ts';

/** Few carts have an unsigned order: the dialog's code is loaded there only. */
const LoadedDialog = lazy(() =>
  import('./signing-dialog.tsx').then((module) => ({ default: module.SigningDialog })),
);

/** From the first notice on: the dialog stays while the page loads again, whose data has no notice then. */
export function SigningDialogHost({ notice }: { readonly notice: SigningNotice | null }) {
  const [shown, setShown] = useState(notice);
  if (notice !== null && notice.orderNo !== shown?.orderNo) setShown(notice);
  if (shown === null) return null;
  return (
    <Suspense>
      <LoadedDialog key={shown.orderNo} notice={shown} />
    </Suspense>
  );
}
