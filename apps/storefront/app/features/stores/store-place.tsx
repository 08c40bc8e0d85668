import type { Store } from '@ownpath/contracts/stores';
import type { Coordinates } from '@ownpath/domain/stores';
import { StoreHoursTable } from './store-hours.tsx';
import { StoreHours } from './store-info-card.tsx';
import { StoreMap } from './store-map.tsx';
import type { StoreWeek } from './store-week.server.ts';

type Props = {
  readonly store: Pick<Store, 'id' | 'address1' | 'city' | 'latitude' | 'longitude'>;
  readonly week: StoreWeek | null;
  /** Where the visitor is, or the ZIP code they asked for; null when that is not known. */
  readonly from: { readonly point: Coordinates; readonly name: string } | null;
};

const nothing = () => {};

/** Where a store is, and when it is open. */
export function StorePlace({ store, week, from }: Props) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <StoreMap
        center={from?.point ?? store}
        from={from?.name ?? null}
        stores={[store]}
        activeId={store.id}
        onActivate={nothing}
        isNumbered={false}
      />
      <div className="rounded-card bg-white p-5 shadow-card md:p-6 lg:self-start">
        {week ? <StoreHoursTable week={week} /> : <StoreHours />}
      </div>
    </div>
  );
}
