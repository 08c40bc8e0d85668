import { Skeleton } from '../../ui/skeleton.tsx';

/** A tile's room while it loads; the region around it says `aria-busy`. */
export function TileSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[4/3.35] w-full rounded-card!" />
      <Skeleton className="mt-4 h-3 w-1/4" />
      <Skeleton className="mt-2.5 h-5 w-3/4" />
      <Skeleton className="mt-3.5 h-6 w-1/2" />
      <Skeleton className="mt-3 h-3 w-full" />
      <Skeleton className="mt-2 h-3 w-5/6" />
    </div>
  );
}
