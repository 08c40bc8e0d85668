import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { loginHref } from '../../platform/session/login-page.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { useSignInPrompt } from '../../shared/sign-in/sign-in-prompt.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';
import { EmptyPanel } from './empty-cart.tsx';

export function NoSavedItems() {
  const isGuest = useShopData()?.customer == null;
  return (
    <EmptyPanel
      title={
        <>
          <Icon as="heart" size="l" className="text-spruce-700" />
          <FormattedMessage id="saved.empty.title" />
        </>
      }
      text={<FormattedMessage id="saved.empty.text" />}
    >
      {isGuest && <SignInToKeep className="mt-2" />}
      <div className="mt-6">
        <ButtonLink to="/shop-all" variant="action">
          <FormattedMessage id="cart.empty.shop" />
        </ButtonLink>
      </div>
    </EmptyPanel>
  );
}

/** Tells guests that their saved items are on this device, and that an account keeps them. */
export function SignInToKeep({ className }: { readonly className?: string }) {
  const prompt = useSignInPrompt();
  const open = (event: MouseEvent) => {
    if (!prompt || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    prompt.open('login');
  };
  return (
    <p className={cx('max-w-prose text-ink-2', className)}>
      <LinkedMessage id="saved.signIn" to={loginHref('/cart/wishlist')} onClick={open} look="inline" />
    </p>
  );
}
