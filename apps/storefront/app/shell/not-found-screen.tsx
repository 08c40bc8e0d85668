import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../ui/button.tsx';

export function NotFoundScreen() {
  return (
    <section className="page-width py-section">
      <h1 className="text-2xl">
        <FormattedMessage id="notFound.title" />
      </h1>
      <p className="mt-4 max-w-[62ch] text-base text-ink-2">
        <FormattedMessage id="notFound.message" />
      </p>
      <ButtonLink to="/" className="mt-6">
        <FormattedMessage id="notFound.home" />
      </ButtonLink>
    </section>
  );
}
