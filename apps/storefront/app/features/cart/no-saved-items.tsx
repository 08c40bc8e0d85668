import { Heart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useShopData } from '../../platform/shopper/shop-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SignInToKeep } from './sign-in-to-keep.tsx';

export function NoSavedItems() {
  const isGuest = useShopData()?.customer == null;
  return (
    <section className="relative mt-6 overflow-hidden rounded-leaf bg-sage-100 px-6 py-12 md:px-12 md:py-16">
      <img
        src="/art/branch/default.svg"
        alt=""
        width={360}
        height={256}
        className="absolute -right-6 -bottom-8 hidden w-72 opacity-60 lg:block"
      />
      <h2 className="flex items-center gap-3 text-xl">
        <Icon as={Heart} size="l" className="text-spruce-700" />
        <FormattedMessage id="saved.empty.title" />
      </h2>
      <p className="mt-3 max-w-prose text-base text-ink-2">
        <FormattedMessage id="saved.empty.text" />
      </p>
      {isGuest && <SignInToKeep className="mt-2" />}
      <div className="mt-6">
        <ButtonLink to="/shop-all" variant="action">
          <FormattedMessage id="cart.empty.shop" />
        </ButtonLink>
      </div>
    </section>
  );
}
