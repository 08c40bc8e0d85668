import { useIntl } from 'react-intl';
import { PageTitle } from '../i18n/page-title.tsx';

type Props = {
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string;
};

/** What search engines list and messengers show of a page for everybody: title and a sentence, in its language. */
export function PageHead({ title, description }: Props) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
    </>
  );
}

/** The same of a store. */
export function StoreHead({ store }: { readonly store: Record<'address1' | 'city' | 'stateCode', string> }) {
  const { formatMessage } = useIntl();
  const { address1, city, stateCode } = store;
  return (
    <PageHead
      title={`${address1}, ${city}`}
      description={formatMessage(
        { id: 'stores.storeDescription' },
        { address: address1, city, state: stateCode },
      )}
    />
  );
}
