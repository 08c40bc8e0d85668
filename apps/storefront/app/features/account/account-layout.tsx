import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
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

type PageProps = {
  readonly titleId: string;
  /** Of the title. */
  readonly values?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
};

/** One whose heading is the name of the page. */
export function AccountPage({ titleId, values = {}, children }: PageProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountLayout>
      <PageTitle>{formatMessage({ id: titleId }, values)}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id={titleId} values={values} />
      </h1>
      {children}
    </AccountLayout>
  );
}
