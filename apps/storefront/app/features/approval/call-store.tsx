import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { phoneHref } from '../../ui/phone-href.ts';

type Props = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'>;

/** Calls the visitor's store; without one, the way to find it. */
export function CallStore(look: Props) {
  const phone = useShopData()?.store?.phone ?? '';
  if (phone === '') {
    return (
      <ButtonLink to="/find-a-store" {...look}>
        <FormattedMessage id="declined.findStore" />
      </ButtonLink>
    );
  }
  return (
    <a href={phoneHref(phone)} className={`${buttonClass(look)} no-underline`}>
      <FormattedMessage id="declined.call" />
      <span className="sr-only"> {phone}</span>
    </a>
  );
}
