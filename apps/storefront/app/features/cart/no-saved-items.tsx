import { Heart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { SignInToKeep } from './sign-in-to-keep.tsx';

export function NoSavedItems() {
  const isGuest = useShopData()?.customer == null;
  return (
    <EmptyPanel
      title={
        <>
          <Icon as={Heart} size="l" className="text-spruce-700" />
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
