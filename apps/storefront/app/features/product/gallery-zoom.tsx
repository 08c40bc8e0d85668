import type { ProductVariant } from '@ownpath/contracts/catalog';
import { type RefObject, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ScreenDialog } from '../../ui/screen-dialog.tsx';
import { listPlaces, type Place, placeBeside } from './gallery-pictures.ts';
import { useZoom } from './use-zoom.ts';
import { MAX_SCALE, ZOOM_STEP } from './zoom-view.ts';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly ground: string;
  readonly variants: readonly ProductVariant[];
  readonly chosen: ProductVariant;
  /** Which of the chosen colour's pictures. */
  readonly at: number;
  /** Another picture is shown; the page follows. */
  readonly onTurn: (place: Place) => void;
};

/**
 * The picture over the whole screen, to be enlarged and moved; by arrows and swipes the pictures of a colour follow
 * each other, then those of the next colour.
 */
export function GalleryZoom({ isOpen, onClose, ground, variants, chosen, at, onTurn }: Props) {
  const intl = useIntl();
  const stage = useRef<HTMLDivElement>(null);
  const places = listPlaces(variants);
  const index = places.findIndex((place) => place.variant.id === chosen.id && place.index === at);
  const place = places[index];
  if (!place) return null;
  return (
    <ScreenDialog
      isOpen={isOpen}
      onClose={onClose}
      title={place.picture.alt}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      initialFocus={stage}
    >
      <Stage stage={stage} ground={ground} places={places} place={place} index={index} onTurn={onTurn} />
    </ScreenDialog>
  );
}

type StageProps = {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly ground: string;
  readonly places: readonly Place[];
  readonly place: Place;
  readonly index: number;
  readonly onTurn: (place: Place) => void;
};

function Stage({ stage, ground, places, place: { variant, picture }, index, onTurn }: StageProps) {
  const intl = useIntl();
  const turn = (by: -1 | 1) => {
    const next = placeBeside(places, index, by);
    if (next) onTurn(next);
  };
  const pictureKey = `${variant.id} ${index}`;
  const { view, zoomBy, onKeyDown, stageProps } = useZoom({ stage, pictureKey, onTurn: turn });
  const { scale, x, y } = view;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the picture's keys work on the buttons beside it too
    <div onKeyDown={onKeyDown} className="grid grid-rows-[minmax(0,1fr)_auto]">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of its own keys, not of fields */}
      <div
        {...stageProps}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys enlarge and move the picture
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'zoom.stage' })}
        className={cx(
          'relative grid touch-none place-items-center overflow-hidden outline-offset-[-6px] select-none',
          ground,
          scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        <div
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          className="pointer-events-none grid w-full place-items-center"
        >
          <ProductPicture
            src={picture.url}
            alt={picture.alt}
            width={840}
            height={630}
            sizes="100vw"
            isLazy={false}
            className="max-h-[calc(100dvh-9rem)] w-full max-w-270 object-contain"
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-oat-300 bg-oat-50 px-3 py-2">
        <span className="flex gap-1.5">
          <StageButton
            icon="zoom-out"
            label={intl.formatMessage({ id: 'zoom.out' })}
            isDisabled={scale <= 1}
            onPress={() => zoomBy(1 / ZOOM_STEP)}
          />
          <StageButton
            icon="zoom-in"
            label={intl.formatMessage({ id: 'zoom.in' })}
            isDisabled={scale >= MAX_SCALE}
            onPress={() => zoomBy(ZOOM_STEP)}
          />
        </span>
        {places.length > 1 && (
          <span className="flex items-center gap-1.5">
            <StageButton
              icon="chevron-left"
              label={intl.formatMessage({ id: 'zoom.previous' })}
              onPress={() => turn(-1)}
            />
            <span aria-live="polite" className="min-w-28 text-center text-sm">
              <FormattedMessage
                id="zoom.place"
                values={{ color: variant.colorName, at: index + 1, count: places.length }}
              />
            </span>
            <StageButton
              icon="chevron-right"
              label={intl.formatMessage({ id: 'zoom.next' })}
              onPress={() => turn(1)}
            />
          </span>
        )}
      </div>
    </div>
  );
}

type StageButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
};

function StageButton({ icon, label, isDisabled = false, onPress }: StageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
      className="grid size-11 place-items-center rounded-full bg-white text-spruce-700 shadow-card hover:bg-sage-100 aria-disabled:text-ink-3"
    >
      <Icon as={icon} />
    </button>
  );
}
