import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import type { SignInRequest, SignInView } from '../../shared/sign-in/sign-in-prompt.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Sprig } from '../../ui/sprig.tsx';
import { useToast } from '../../ui/toast.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetRequestForm, ResetSent } from './reset-request-form.tsx';

const titleIds = {
  login: 'identity.welcome',
  register: 'identity.create',
  password: 'identity.reset',
  sent: 'identity.reset.sentTitle',
} as const;

type View = keyof typeof titleIds;

type Props = {
  readonly request: SignInRequest;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Specification sections 2 and 4, auth modal. One element for each opening: it starts at the requested view. */
export function AuthModal({ request, isOpen, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<View>(request.view);
  const [sentTo, setSentTo] = useState('');
  const { pathname, search } = useLocation();
  const body = useRef<HTMLDivElement>(null);
  useCloseWhenRegistered(view, request, isOpen, onClose);

  const show = useCallback((next: View) => {
    setView(next);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('input, button')?.focus());
  }, []);
  const showSent = useCallback(
    (email: string) => {
      setSentTo(email);
      show('sent');
    },
    [show],
  );
  const onView = useCallback((next: SignInView) => show(next), [show]);

  const bodies: Record<View, () => ReactNode> = {
    login: () => <LoginForm returnTo={request.leadsTo ?? pathname + search} onView={onView} />,
    register: () => <RegisterForm onView={onView} />,
    password: () => (
      <>
        <ResetRequestForm onView={onView} onSent={showSent} />
        <p className="mt-1 text-center">
          <Button variant="link" onClick={onClose}>
            <FormattedMessage id="identity.back" />
          </Button>
        </p>
      </>
    ),
    sent: () => <ResetSent email={sentTo} onView={onView} />,
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      closesOnScrim={false}
      closeLabel={formatMessage({ id: 'shell.close' })}
      title={
        <>
          <Sprig size={44} />
          <span className="mt-2 block">
            <FormattedMessage id={titleIds[view]} />
          </span>
        </>
      }
    >
      <div ref={body} className="mt-5">
        {bodies[view]()}
      </div>
    </Dialog>
  );
}

/** Section 4: once the customer is registered the dialog closes; a login says so, a registration leads to the account. */
function useCloseWhenRegistered(
  view: View,
  { onSignedIn }: SignInRequest,
  isOpen: boolean,
  onClose: () => void,
): void {
  const isRegistered = useShopData()?.customer != null;
  const showToast = useToast();
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isOpen || !isRegistered || isDone.current || (view !== 'login' && view !== 'register')) return;
    isDone.current = true;
    onClose();
    if (view === 'login') {
      showToast({ tone: 'done', content: <FormattedMessage id="identity.signedIn" /> });
      onSignedIn?.();
    } else void navigate('/account');
  }, [isOpen, isRegistered, view, onClose, onSignedIn, showToast, navigate]);
}
