import { FormattedMessage } from 'react-intl';
import { useFetcher, useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { chosenHref } from './place-query.ts';
import { CHOOSE_STORE_KEY } from './use-choose-store.ts';

type Props = {
  readonly storeId: string;
  /** Street of the store: many such buttons stand on a page. */
  readonly address: string;
  readonly distanceMiles: number | null;
  /** Where to go once it is chosen; null stays on this page, which says so. */
  readonly returnTo: string | null;
  readonly size?: 'medium' | 'small';
};

/** "Make This My Store". */
export function ChooseStoreButton(props: Props) {
  const { storeId, address, distanceMiles, returnTo, size = 'small' } = props;
  const fetcher = useFetcher({ key: CHOOSE_STORE_KEY });
  const { pathname, search } = useLocation();
  const isBusy = fetcher.state !== 'idle' && fetcher.formData?.get('storeId') === storeId;
  return (
    <fetcher.Form method="post" action="/find-a-store">
      <input type="hidden" name="storeId" value={storeId} />
      <input type="hidden" name="returnTo" value={returnTo ?? chosenHref(pathname, search, storeId)} />
      {distanceMiles !== null && <input type="hidden" name="distanceMiles" value={distanceMiles} />}
      <Button type="submit" variant="outline" size={size} isBusy={isBusy} isBlock={size === 'medium'}>
        <FormattedMessage id="stores.choose" />
        <span className="sr-only">: {address}</span>
      </Button>
    </fetcher.Form>
  );
}
