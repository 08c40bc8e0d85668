import type { ConditionStock, ProductVariant } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { FormattedMessage } from 'react-intl';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { cx } from '../../ui/cx.ts';
import { ConditionPicture } from './condition-picture.tsx';

const gradeIds = {
  NEW: null,
  USED_GREAT: 'grade.great',
  USED_GOOD: 'grade.good',
  USED_FAIR: 'grade.fair',
} as const satisfies Record<Condition, string | null>;

type Props = {
  readonly condition: Condition;
  readonly units: NonNullable<ConditionStock['units']>;
  readonly variants: readonly ProductVariant[];
  readonly tint: string;
  /** Example picture of the grade. */
  readonly picture: ConditionStock['picture'];
};

/** The meaning of a grade, and its units by colour and place. */
export function UnitFacts({ condition, units, variants, tint, picture }: Props) {
  const gradeId = gradeIds[condition];
  if (gradeId === null) return null;
  return (
    <div className="mt-3 rounded-control bg-sage-100 p-4 text-sm">
      <div className="flex items-center gap-4">
        {picture && <ConditionPicture picture={picture} condition={condition} ground={groundOf(tint)} />}
        <p>
          <FormattedMessage id={gradeId} />
          {picture && (
            <span className="mt-1 block text-xs text-ink-2">
              <FormattedMessage id="grade.example" />
            </span>
          )}
        </p>
      </div>
      {units.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {units.map(({ variantId, homeUnits, nearbyUnits }) => {
            const variant = variants.find(({ id }) => id === variantId);
            if (!variant) return null;
            return (
              <li key={variantId} className="flex items-center gap-3">
                <span
                  className={cx(
                    'grid h-12 w-16 flex-none place-items-center rounded-chip bg-white',
                    groundOf(tint),
                  )}
                >
                  <ProductPicture
                    src={variant.imageUrl}
                    alt=""
                    width={64}
                    height={48}
                    sizes="4rem"
                    className="w-[90%]"
                  />
                </span>
                <span>
                  <b className="block font-semibold">{variant.colorName}</b>
                  <span className="text-ink-2">
                    <FormattedMessage
                      id={homeUnits > 0 ? 'unit.home' : 'unit.nearby'}
                      values={{ count: homeUnits > 0 ? homeUnits : nearbyUnits }}
                    />
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
