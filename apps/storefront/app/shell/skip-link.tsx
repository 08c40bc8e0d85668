import { FormattedMessage } from 'react-intl';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-white px-4 py-3 font-semibold text-spruce-700 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70"
    >
      <FormattedMessage id="shell.skipToContent" />
    </a>
  );
}
