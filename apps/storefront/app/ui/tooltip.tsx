import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

type Props = {
  /** Must also be the trigger's name or be visible nearby: touch screens show no tooltip. */
  readonly text: string;
  readonly children: ReactElement;
};

/** Explains an icon in words. Opens on hover and focus, stays open under the pointer, closes on Escape. */
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
