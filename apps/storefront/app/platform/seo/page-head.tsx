import { useIntl } from 'react-intl';
import { PageTitle } from '../i18n/page-title.tsx';

type Props = {
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string;
};

/** Title and description of a public page for search engines and link previews, in the page's language. */
export function PageHead({ title, description }: Props) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
    </>
  );
}

/** The same for a store page. */
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
