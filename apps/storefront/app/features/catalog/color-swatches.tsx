import { FormattedMessage } from 'react-intl';
import type { TileVariant } from '../../shared/tiles/tile.ts';

/** Colours that a tile shows before it counts the rest. */
const SHOWN_COLORS = 4;

type Props = {
  /** Of the radio group, in the page. */
  readonly name: string;
  readonly variants: readonly TileVariant[];
  readonly chosenId: string;
  readonly onChoose: (variantId: string) => void;
};

/** The colours of a tile as one radio group; the picture follows the choice. */
export function ColorSwatches({ name, variants, chosenId, onChoose }: Props) {
  if (variants.length < 2) return null;
  const rest = variants.length - SHOWN_COLORS;
  return (
    <fieldset className="relative z-1 -ml-1 mb-1.5 flex w-fit items-center">
      <legend className="sr-only">
        <FormattedMessage id="facet.color" />
      </legend>
      {variants.slice(0, SHOWN_COLORS).map((variant) => (
        <label key={variant.id} title={variant.colorName} className="swatch">
          <input
            type="radio"
            name={name}
            value={variant.id}
            checked={variant.id === chosenId}
            onChange={() => onChoose(variant.id)}
            className="swatch-input"
          />
          <span aria-hidden="true" className="swatch-dot" style={{ backgroundColor: variant.colorHex }} />
          <span className="sr-only">{variant.colorName}</span>
        </label>
      ))}
      {rest > 0 && (
        <span className="ml-1 text-xs text-ink-3">
          <FormattedMessage id="product.moreColors" values={{ count: rest }} />
        </span>
      )}
    </fieldset>
  );
}
