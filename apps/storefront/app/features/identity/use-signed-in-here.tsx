import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ShouldRevalidateFunctionArgs, useNavigate, useRevalidator } from 'react-router';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { useToast } from '../../ui/toast.tsx';

/**
 * Leads on from a page for guests once its visitor is signed in.
 * @param then `says` also shows the welcome toast
 */
export function useSignedInHere(path: string, then?: 'says'): void {
  const isRegistered = useShopData()?.customer != null;
  const showToast = useToast();
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isRegistered || isDone.current) return;
    isDone.current = true;
    if (then === 'says') {
      showToast({ tone: 'done', content: <FormattedMessage id="identity.signedIn" /> });
    }
    void navigate(path, { replace: true });
  }, [isRegistered, navigate, path, showToast, then]);
}

/**
 * A page for guests keeps its data while the visitor signs in on it: its loader would answer with a redirect, and the
 * layout's new data, the customer among them, would be lost with that answer.
 */
export function keepDataOnSubmit(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formMethod === undefined && args.defaultShouldRevalidate;
}

/** Loads the layout's data again, which the redirect of a page for guests would lose (see above). */
export function useFreshLayout(isSignedIn: boolean): void {
  const isKnown = useShopData()?.customer != null;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isSignedIn && !isKnown) void revalidate();
  }, [isSignedIn, isKnown, revalidate]);
}
