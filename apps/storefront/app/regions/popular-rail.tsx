import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';

/** Its code is for a page with nothing to show only. */
const LoadedRail = lazy(async () => {
  const { LoadedRail } = await import('./loaded-rail.tsx');
  return { default: LoadedRail };
});

/** What is popular at the shopper's store, on a page that has nothing to show. */
export function PopularRail() {
  const { formatMessage } = useIntl();
  return (
    <Suspense>
      <LoadedRail
        title={formatMessage({ id: 'recommendations.popular' })}
        href="/recommendations?zone=search"
      />
    </Suspense>
  );
}
