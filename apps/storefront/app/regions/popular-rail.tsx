import { useIntl } from 'react-intl';
import { LoadedRail } from './loaded-rail.tsx';

/** What is popular at the shopper's store, on a page that has nothing to show. */
export function PopularRail() {
  const { formatMessage } = useIntl();
  return (
    <LoadedRail
      title={formatMessage({ id: 'recommendations.popular' })}
      href="/recommendations?zone=search"
    />
  );
}
