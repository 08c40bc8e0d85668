import { createContext, createElement, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { isLoginPath } from '../../platform/session/login-page.ts';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { useShopData } from '../shopper/shop-data.ts';

export type SignInView = 'login' | 'register' | 'password';

export type SignInRequest = {
  /** A new one for each opening, so that the dialog starts anew. */
  readonly id: number;
  readonly view: SignInView;
  /** Runs once the visitor is signed in. */
  readonly onSignedIn?: (() => void) | undefined;
  /** Where the action leads: who signs in elsewhere and comes back with a new page goes on there. */
  readonly leadsTo?: string | undefined;
};

type SignInPrompt = {
  readonly request: SignInRequest | null;
  readonly open: (view: SignInView, then?: Pick<SignInRequest, 'onSignedIn' | 'leadsTo'>) => void;
  readonly close: () => void;
};

const SignInContext = createContext<SignInPrompt | null>(null);

/** Lets any part of a page ask for a sign-in; the dialog itself is one, and its code comes when it is asked for. */
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

/** Null where no dialog can open, as on an error page: links lead to the sign-in page there. */
export function useSignInPrompt(): SignInPrompt | null {
  return use(SignInContext);
}

/**
 * Specification section 4, guarded action: registered shoppers go on; guests on the sign-in page are told to sign
 * in, others get the dialog, and the action runs after it. False where it can do neither.
 * @returns with `leadsTo`, the page that the action opens, it runs after a sign-in at the identity provider, too
 */
export function useGuardedAction(): (action: () => void, leadsTo?: string) => boolean {
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
