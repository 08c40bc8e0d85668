import { FormattedMessage } from 'react-intl';
import { href, Link } from 'react-router';

export function NotFoundScreen() {
  return (
    <section className="page-width py-section">
      <h1 className="text-2xl">
        <FormattedMessage id="notFound.title" />
      </h1>
      <p className="mt-4 max-w-[62ch] text-base text-ink-2">
        <FormattedMessage id="notFound.message" />
      </p>
      <p className="mt-6">
        <Link to={href('/')} className="text-spruce-700 underline">
          <FormattedMessage id="notFound.home" />
        </Link>
      </p>
    </section>
  );
}
