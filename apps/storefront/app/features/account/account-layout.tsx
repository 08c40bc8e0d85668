import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';

/** A page of the account: its links, and the page's content beside them. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 pt-6 pb-section lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:pt-10 print:block">
      <AccountNav />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
