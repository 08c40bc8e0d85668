import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { isAccountPath } from '../../platform/session/login-page.ts';
import { useShopData } from '../shopper/shop-data.ts';
import { useGuardedAction } from './sign-in-prompt.tsx';

type Props = {
  readonly to: string;
  readonly className?: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A link that asks guests to sign in where its page needs it, and leads on afterwards. */
export function GuardedLink({ to, onClick, ...rest }: Props) {
  const isRegistered = useShopData()?.customer != null;
  const guard = useGuardedAction();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    onClick?.();
    if (isRegistered || !isAccountPath(to) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (guard(() => void navigate(to), to)) event.preventDefault();
  };
  return <Link {...rest} to={to} onClick={follow} />;
}
