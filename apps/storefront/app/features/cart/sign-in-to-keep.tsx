import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { loginHref } from '../../platform/session/login-page.ts';
import { useSignInPrompt } from '../../shared/sign-in/sign-in-prompt.tsx';
import { cx } from '../../ui/cx.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** To guests: their saved items live on this device, and an account takes them along. */
export function SignInToKeep({ className }: { readonly className?: string }) {
  const prompt = useSignInPrompt();
  const open = (event: MouseEvent) => {
    if (!prompt || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    prompt.open('login');
  };
  return (
    <p className={cx('max-w-prose text-ink-2', className)}>
      <FormattedMessage
        id="saved.signIn"
        values={{
          a: (text) => (
            <TextLink to={loginHref('/cart/wishlist')} onClick={open}>
              {text}
            </TextLink>
          ),
        }}
      />
    </p>
  );
}
