import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

type Props = {
  /** Also the name of the trigger, or said near it: a touch screen never shows a tooltip. */
  readonly text: string;
  readonly children: ReactElement;
};

/** Repeats in words what an icon says. Opens on hover and focus, stays under the pointer, closes by Escape. */
export function Tooltip({ text, children }: Props) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={400} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6} collisionPadding={8} className="z-60">
          <BaseTooltip.Popup className="max-w-64 rounded-chip bg-spruce-900 px-2.5 py-1.5 text-xs font-medium text-white shadow-pop transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
