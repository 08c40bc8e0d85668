import type { Store } from '@ownpath/contracts/stores';
import type { Coordinates } from '@ownpath/domain/stores';
import { useIntl } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { layOutStores, MAP_ASPECT } from './store-map-layout.ts';

type Props = {
  readonly center: Coordinates;
  /** Names the centre, such as "You" or the ZIP code; null where it is the store itself. */
  readonly from: string | null;
  readonly stores: readonly Pick<Store, 'id' | 'address1' | 'latitude' | 'longitude' | 'city'>[];
  readonly activeId: string | null;
  readonly onActivate: (storeId: string | null) => void;
  /** False for one store alone: its street and city stand at the pin. */
  readonly isNumbered?: boolean;
};

/** More than these cover one another on a phone, unless they are small. */
const MANY = 6;

/**
 * A schematic map: true directions and distances, city names, no street data (decision 0022). The list beside it has the
 * same stores as text.
 */
export function StoreMap({ center, from, stores, activeId, onActivate, isNumbered = true }: Props) {
  const intl = useIntl();
  const layout = layOutStores(center, isNumbered ? stores : stores.map((store) => ({ ...store, city: '' })));
  const alone = stores[0];
  return (
    <div>
      <div
        role="img"
        aria-label={
          isNumbered || !alone
            ? intl.formatMessage({ id: 'stores.map' }, { count: stores.length })
            : intl.formatMessage({ id: 'stores.mapOne' }, { address: alone.address1, city: alone.city })
        }
        className="relative overflow-hidden rounded-panel bg-[#eaf0e4] shadow-card"
        style={{ aspectRatio: MAP_ASPECT }}
      >
        <MapGround layout={layout} />
        {from !== null && (
          <span
            className="absolute -translate-1/2"
            style={{ left: `${layout.center.x}%`, top: `${layout.center.y}%` }}
          >
            <span className="block size-5 rounded-full border-4 border-white bg-berry-500 shadow-lift" />
            <span className="absolute top-full left-1/2 mt-0.5 -translate-x-1/2 rounded-chip bg-white px-1.5 text-2xs font-semibold whitespace-nowrap shadow-card">
              {from}
            </span>
          </span>
        )}
        {stores.map((store, index) => {
          const point = layout.pins[index];
          const isActive = store.id === activeId;
          return (
            point && (
              <span
                key={store.id}
                onPointerEnter={() => onActivate(store.id)}
                onPointerLeave={() => onActivate(null)}
                className="absolute -translate-x-1/2 -translate-y-full"
                style={{ left: `${point.x}%`, top: `${point.y}%`, zIndex: isActive ? 300 : 200 - index }}
              >
                <MapPin
                  number={isNumbered ? index + 1 : null}
                  isActive={isActive}
                  isSmall={stores.length > MANY}
                />
                {!isNumbered && (
                  <span className="absolute top-full left-1/2 grid -translate-x-1/2 rounded-chip bg-white/85 px-2 py-0.5 text-center text-xs whitespace-nowrap">
                    <b>{streetOf(store.address1)}</b>
                    {store.city}
                  </span>
                )}
              </span>
            )
          );
        })}
      </div>
      <p aria-hidden="true" className="mt-1.5 text-right text-2xs text-ink-2">
        {intl.formatMessage({ id: 'stores.mapNote' })}
      </p>
    </div>
  );
}

/** `Main St` of `123 Main St`. */
function streetOf(address: string): string {
  return address.replace(/^\d+\s+/, '');
}

/** `number` is null on a map of one store. */
type PinProps = { readonly number: number | null; readonly isActive: boolean; readonly isSmall: boolean };

function MapPin({ number, isActive, isSmall }: PinProps) {
  return (
    <svg
      viewBox="-21 -56 42 60"
      width={42}
      height={60}
      aria-hidden="true"
      className={cx('w-auto md:h-15', isSmall ? 'h-9' : 'h-12')}
    >
      <ellipse cx="0" cy="0" rx="10" ry="3.5" className="fill-ink/25" />
      <path
        d="M0 0C-6-12-19-20-19-35a19 19 0 0138 0C19-20 6-12 0 0z"
        strokeWidth="2.5"
        className={cx(isActive ? 'fill-spruce-700 stroke-white' : 'fill-white stroke-spruce-700')}
      />
      {number === null ? (
        <circle cy="-35" r="7" className={isActive ? 'fill-white' : 'fill-spruce-700'} />
      ) : (
        <text
          y="-29"
          textAnchor="middle"
          className={cx('font-sans text-[17px] font-bold', isActive ? 'fill-white' : 'fill-spruce-700')}
        >
          {number}
        </text>
      )}
    </svg>
  );
}

/** Percent as units of the picture's own size. */
function units(percent: number, unitsPerPercent: number): number {
  return Math.round(percent * unitsPerPercent);
}

function MapGround({ layout }: { readonly layout: ReturnType<typeof layOutStores> }) {
  const intl = useIntl();
  const { center, rings, places } = layout;
  return (
    <>
      <svg
        viewBox="0 0 900 600"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <path d="M-20 440c120-50 190 10 300-24s160-110 280-92 190 60 380 16v280H-20z" fill="#dce8d5" />
        <g stroke="#fff" fill="none" strokeLinecap="round">
          <path
            d="M-20 90h940M-20 240h940M-20 390h940M-20 540h940M130-20v640M310-20v640M490-20v640M670-20v640M850-20v640"
            strokeWidth="7"
          />
          <path
            d="M-20 165h940M-20 315h940M-20 465h940M40-20v640M220-20v640M400-20v640M580-20v640M760-20v640"
            strokeWidth="3"
            opacity=".8"
          />
        </g>
        {rings.map(({ miles, rx, ry }) => (
          <ellipse
            key={miles}
            cx={units(center.x, 9)}
            cy={units(center.y, 6)}
            rx={units(rx, 9)}
            ry={units(ry, 6)}
            fill="#2c7360"
            fillOpacity=".04"
            stroke="#6f9079"
            strokeWidth="1.5"
            strokeDasharray="3 6"
          />
        ))}
      </svg>
      {rings.map(
        ({ miles, labelY }) =>
          labelY !== null && (
            <span
              key={miles}
              aria-hidden="true"
              className="absolute -translate-1/2 rounded-chip bg-[#eaf0e4]/85 px-1 text-2xs font-semibold whitespace-nowrap text-ink-2"
              style={{ left: `${center.x}%`, top: `${labelY}%` }}
            >
              {intl.formatMessage({ id: 'stores.miles' }, { miles })}
            </span>
          ),
      )}
      {places.map(({ name, x, y }) => (
        <span
          key={name}
          aria-hidden="true"
          className="absolute -translate-1/2 text-2xs font-semibold whitespace-nowrap text-spruce-900/75 [text-shadow:0_0_3px_#fff,0_0_3px_#fff] md:text-xs"
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          {name}
        </span>
      ))}
    </>
  );
}
