import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { useLostPage } from './lost-connection.ts';
import { StatusScreen } from './status-screen.tsx';

type Props = {
  /** URL of the page that failed to load; the current page by default. */
  readonly href?: string;
};

/** Shown for a lost connection or a code chunk that failed to load (specification section 8). */
export function OfflineScreen({ href }: Props) {
  const { formatMessage } = useIntl();
  return (
    <StatusScreen
      title={formatMessage({ id: 'offline.title' })}
      message={<FormattedMessage id="offline.message" />}
      picture={<OfflineIllustration />}
    >
      <Button onClick={() => window.location.assign(href ?? window.location.href)}>
        <FormattedMessage id="offline.retry" />
      </Button>
    </StatusScreen>
  );
}

/** The page, or the offline screen once the code of the next one could not be loaded. */
export function UnlessLost({ children }: { readonly children: ReactNode }) {
  const lostPage = useLostPage();
  return lostPage === null ? children : <OfflineScreen href={lostPage} />;
}

/** Inline, because nothing can be fetched when it is shown. */
function OfflineIllustration() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 320" className="block aspect-3/2 w-full">
      <ellipse cx="240" cy="284" rx="190" ry="24" fill="#EBDDC3" />
      <path d="M196 60h88l34 96H162z" fill="#C9CFC4" />
      <path d="M236 156h8v112h-8z" fill="#3b3a32" />
      <path d="M192 280h96q-6-16-48-16t-48 16z" fill="#3b3a32" />
      <path
        d="M286 274c40 6 44-30 84-24 20 4 24 20 44 18"
        fill="none"
        stroke="#3b3a32"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M410 256h18q10 0 10 12t-10 12h-18z" fill="#DA4A26" />
      <path
        d="M438 262h12M438 274h12M420 150v-22M446 158l14-16M394 158l-14-16"
        stroke="#6F9079"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="398" y="176" width="44" height="52" rx="8" fill="#fff" />
      <path d="M412 192v12M428 192v12" stroke="#12332B" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
