import { FormattedMessage } from 'react-intl';

export default function Home() {
  return (
    <h1 className="page-width py-section font-display text-3xl font-bold tracking-display">
      <FormattedMessage id="home.heading" />
    </h1>
  );
}
