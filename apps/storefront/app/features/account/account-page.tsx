import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { AccountNav } from './account-nav.tsx';

type Props = { readonly titleId: string; readonly children: ReactNode };

/** A page of the account: its links, its heading, and what it is about. */
export function AccountPage({ titleId, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className="page-width grid gap-x-14 gap-y-6 pt-6 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-10">
      <PageTitle>{formatMessage({ id: titleId })}</PageTitle>
      <AccountNav />
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl">
          <FormattedMessage id={titleId} />
        </h1>
        {children}
      </div>
    </div>
  );
}
