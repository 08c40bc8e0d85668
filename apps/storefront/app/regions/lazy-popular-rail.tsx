import { lazy, Suspense } from 'react';

const PopularRail = lazy(async () => {
  const { PopularRail } = await import('./popular-rail.tsx');
  return { default: PopularRail };
});

/** `PopularRail`, whose code only a page with nothing to show loads. */
export function LazyPopularRail() {
  return (
    <Suspense>
      <PopularRail />
    </Suspense>
  );
}
