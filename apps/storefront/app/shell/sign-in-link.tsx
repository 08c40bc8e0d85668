import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isLoginPath } from '../platform/session/login-page.ts';
import { useSignInPrompt } from '../shared/sign-in/sign-in-prompt.tsx';

type Props = {
  readonly className: string;
  /** Accessible name of the icon-only variant. */
  readonly label?: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Opens the sign-in dialog. Without JavaScript, and on the sign-in page, it is a link to that page. */
export function SignInLink({ className, label, onClick, children }: Props) {
  const prompt = useSignInPrompt();
  const { pathname } = useLocation();
  const open = (event: MouseEvent) => {
    onClick?.();
    if (!prompt || isLoginPath(pathname) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    prompt.open('login');
  };
  return (
    <Link to="/login" aria-label={label} onClick={open} className={className}>
      {children}
    </Link>
  );
}
