import { z } from 'zod';
import { Icon } from '../ui/icon.tsx';

/** Icons available to content. */
export const IconName = z.enum([
  'badge-check',
  'calendar-check',
  'file-signature',
  'hand-coins',
  'mail',
  'map-pin',
  'phone',
  'shopping-bag',
  'truck',
  'undo-2',
  'wrench',
]);
export type IconName = z.infer<typeof IconName>;

type Props = { readonly name: IconName; readonly size?: 'm' | 'l'; readonly className?: string };

export function RegionIcon({ name, size = 'm', className = 'text-spruce-700' }: Props) {
  return <Icon as={name} size={size} className={className} />;
}
