import {
  BadgeCheck,
  CalendarCheck,
  FileSignature,
  HandCoins,
  type LucideIcon,
  Mail,
  MapPin,
  Phone,
  ShoppingBag,
  Truck,
  Undo2,
  Wrench,
} from 'lucide-react';
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

const icons = {
  'badge-check': BadgeCheck,
  'calendar-check': CalendarCheck,
  'file-signature': FileSignature,
  'hand-coins': HandCoins,
  mail: Mail,
  'map-pin': MapPin,
  phone: Phone,
  'shopping-bag': ShoppingBag,
  truck: Truck,
  'undo-2': Undo2,
  wrench: Wrench,
} satisfies Record<IconName, LucideIcon>;

type Props = { readonly name: IconName; readonly size?: 'm' | 'l'; readonly className?: string };

export function RegionIcon({ name, size = 'm', className = 'text-spruce-700' }: Props) {
  return <Icon as={icons[name]} size={size} className={className} />;
}
