import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShopData } from '../../platform/shopper/shop-data.ts';
import { useToast } from '../../ui/toast/toast-provider.tsx';

/** Says that a guest has become a signed-in customer while this page stood. */
export function useSignedInToast(): void {
  const isRegistered = useShopData()?.customer != null;
  const wasRegistered = useRef(isRegistered);
  const showToast = useToast();
  useEffect(() => {
    if (isRegistered && !wasRegistered.current) {
      showToast({ tone: 'done', content: <FormattedMessage id="identity.signedIn" /> });
    }
    wasRegistered.current = isRegistered;
  }, [isRegistered, showToast]);
}
