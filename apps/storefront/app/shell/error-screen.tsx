import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import { isLostConnection } from './lost-connection.ts';
import { OfflineScreen } from './offline-screen.tsx';
import { Scene, StatusScreen } from './status-screen.tsx';

/** The screen for an error that prevents a page from rendering. */
export function screenFor(error: unknown): ReactNode {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isRouteErrorResponse(error) && error.status in refusedTexts) {
    return <RefusedScreen status={error.status as keyof typeof refusedTexts} />;
  }
  if (isLostConnection(error)) return <OfflineScreen />;
  return <ErrorScreen {...stackOf(error)} />;
}

/** The stack is shown in development only. */
function stackOf(error: unknown): { readonly stack?: string } {
  return import.meta.env.DEV && error instanceof Error && error.stack ? { stack: error.stack } : {};
}

/** Titles and messages of statuses that mean something to a shopper. */
const refusedTexts = {
  413: { title: 'error.tooLarge.title', message: 'error.tooLarge.message' },
  429: { title: 'error.tooMany.title', message: 'error.tooMany.message' },
  503: { title: 'error.unavailable.title', message: 'error.unavailable.message' },
} as const;

/** A request that was refused: the shopper comes back later, or with less. */
function RefusedScreen({ status }: { readonly status: keyof typeof refusedTexts }) {
  const { formatMessage } = useIntl();
  const { title, message } = refusedTexts[status];
  return (
    <StatusScreen
      title={formatMessage({ id: title })}
      message={<FormattedMessage id={message} />}
      picture={<Scene name="scene-broken" />}
    >
      <ReloadLink />
      <ButtonLink variant="link" to="/contact-us" reloadDocument>
        <FormattedMessage id="error.contactSupport" />
      </ButtonLink>
    </StatusScreen>
  );
}

/** The page again, as a link, so that it works without JavaScript. */
function ReloadLink() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={pathname + search} reloadDocument>
      <FormattedMessage id="error.refresh" />
    </ButtonLink>
  );
}

type Props = {
  /** Stack trace, in development only. */
  readonly stack?: string;
};

/** Texts from specification section 2. */
export function ErrorScreen({ stack }: Props) {
  const { formatMessage } = useIntl();
  return (
    <StatusScreen
      title={formatMessage({ id: 'error.title' })}
      message={<FormattedMessage id="error.message" />}
      picture={<Scene name="scene-broken" />}
      footnote={
        stack && (
          <pre className="mt-10 overflow-x-auto rounded-control bg-white p-5 text-xs whitespace-pre-wrap text-ink-2">
            {stack}
          </pre>
        )
      }
    >
      <Button onClick={() => window.location.assign(window.location.href)}>
        <FormattedMessage id="error.refresh" />
      </Button>
      <ButtonLink variant="link" to="/contact-us" reloadDocument>
        <FormattedMessage id="error.contactSupport" />
      </ButtonLink>
    </StatusScreen>
  );
}

export function NotFoundScreen() {
  const { formatMessage } = useIntl();
  return (
    <StatusScreen
      title={formatMessage({ id: 'notFound.title' })}
      message={<FormattedMessage id="notFound.message" />}
      picture={<Scene name="scene-lost" />}
    >
      <ButtonLink to="/">
        <FormattedMessage id="notFound.home" />
      </ButtonLink>
      <ButtonLink to="/shop-all" variant="outline">
        <FormattedMessage id="notOpenYet.shop" />
      </ButtonLink>
    </StatusScreen>
  );
}
