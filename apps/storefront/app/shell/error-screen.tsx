import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Scene, StatusScreen } from './status-screen.tsx';

type Props = {
  /** Where the error was thrown; only while developing. */
  readonly stack?: string;
};

/** Texts of specification section 2. */
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
