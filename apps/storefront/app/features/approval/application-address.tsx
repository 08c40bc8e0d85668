import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlaceNotice } from '../../shared/delivery/place-notice.tsx';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AddressAnswer } from './address-answer.ts';
import type { ApplicationReturned } from './submit-application.server.ts';

type Props = {
  readonly answer: AddressAnswer | null;
  /** Of the server, when the step was sent: what it says takes the focus. */
  readonly returned: ApplicationReturned | undefined;
};

/** Whether we deliver to the address, below it. */
export function AddressNote({ answer, returned }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const store = useShopData()?.store;
  const place = answer?.place;
  const newStore = returned?.isStoreChanged && !place && store;
  useEffect(() => {
    if (returned?.place || returned?.isStoreChanged) notice.current?.focus();
  }, [returned]);
  return (
    <>
      <div ref={notice} tabIndex={-1} className="rounded-control empty:absolute sm:col-span-6">
        {place && <PlaceNotice problem={place} />}
        {newStore && (
          <Notice tone="success" role="status">
            <FormattedMessage
              id="application.storeChangedHere"
              values={{ store: `${newStore.address1}, ${newStore.city}` }}
            />
          </Notice>
        )}
      </div>
      <p
        role="status"
        className="flex items-start gap-2 text-sm text-spruce-700 empty:absolute sm:col-span-6"
      >
        {answer?.storeName && (
          <>
            <Icon as="truck" className="mt-px" />
            <FormattedMessage id="delivery.from" values={{ store: answer.storeName }} />
          </>
        )}
      </p>
    </>
  );
}
