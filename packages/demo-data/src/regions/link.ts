import type { Localized } from '../types/index.ts';

export type Link = {
  readonly label: Localized;
  readonly href: string;
  readonly opensNewWindow?: boolean;
};

/** Names of lucide icons. */
export type IconName =
  | 'undo-2'
  | 'calendar-check'
  | 'wrench'
  | 'badge-check'
  | 'hand-coins'
  | 'truck'
  | 'map-pin'
  | 'phone'
  | 'mail'
  | 'shopping-bag'
  | 'file-signature';
