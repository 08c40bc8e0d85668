import {
  createContext,
  createElement,
  type MouseEvent,
  type ReactNode,
  use,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { isAccountPath, isLoginPath } from '../../platform/session/login-page.ts';
import { useToast } from '../../ui/toast.tsx';
import { useShopData } from '../shopper/shop-data.ts';

export type SignInView = 'login' | 'register' | 'password';

export type SignInRequest = {
  /** New for each opening, so that the dialog's state resets. */
  readonly id: number;
  readonly view: SignInView;
  /** Runs once the visitor is signed in. */
  readonly onSignedIn?: (() => void) | undefined;
  /** Page that the action opens; a sign-in at the identity provider returns there. */
  readonly leadsTo?: string | undefined;
};

type SignInPrompt = {
  readonly request: SignInRequest | null;
  readonly open: (view: SignInView, then?: Pick<SignInRequest, 'onSignedIn' | 'leadsTo'>) => void;
  readonly close: () => void;
};

const SignInContext = createContext<SignInPrompt | null>(null);

/** Lets any component open the one sign-in dialog, whose code loads on demand. */
export function SignInPromptProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<SignInRequest | null>(null);
  const lastId = useRef(0);
  const prompt = useMemo<SignInPrompt>(
    () => ({
      request,
      open(view, then) {
        lastId.current += 1;
        setRequest({ id: lastId.current, view, ...then });
      },
      close: () => setRequest(null),
    }),
    [request],
  );
  return <SignInContext value={prompt}>{children}</SignInContext>;
}

/** Null where no dialog can open, as on an error page. Link to the sign-in page there. */
export function useSignInPrompt(): SignInPrompt | null {
  return use(SignInContext);
}

/**
 * Guarded action (specification section 4): runs at once for registered shoppers. Guests on the sign-in page see
 * a message; other guests get the dialog, and the action runs after the sign-in. False where neither is possible.
 * @returns a function; with `leadsTo`, the page that the action opens, it also works after a sign-in at the
 * identity provider
 */
function useGuardedAction(): (action: () => void, leadsTo?: string) => boolean {
  const isRegistered = useShopData()?.customer != null;
  const prompt = useSignInPrompt();
  const { pathname } = useLocation();
  const showToast = useToast();
  return (action, leadsTo) => {
    if (isRegistered) action();
    else if (isLoginPath(pathname)) {
      showToast({
        tone: 'info',
        content: createElement(FormattedMessage, { id: 'identity.signInToContinue' }),
      });
    } else if (prompt) prompt.open('login', { onSignedIn: action, leadsTo });
    else return false;
    return true;
  };
}

type Props = {
  readonly to: string;
  readonly className?: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A link to a page that may need a sign-in: asks guests to sign in, then follows the link. */
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
