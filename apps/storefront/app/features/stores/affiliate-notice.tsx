import { ArrowUpRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The fictional company that serves the states where this shop rents nothing out. */
const AFFILIATE_URL = 'https://lakeland-home.example/';

const stateNameIds = { MN: 'stores.state.MN', WI: 'stores.state.WI' } as const;

/** Minnesota and Wisconsin (specification section 2, State notices). */
export function AffiliateNotice({ stateCode }: { readonly stateCode: keyof typeof stateNameIds }) {
  return (
    <Notice tone="honey">
      <h2 className="text-lg">
        <FormattedMessage id="stores.affiliate.title" />
      </h2>
      <p className="mt-1">
        <FormattedMessage
          id="stores.affiliate.text"
          values={{ state: <FormattedMessage id={stateNameIds[stateCode]} /> }}
        />
      </p>
      <a
        href={AFFILIATE_URL}
        rel="noopener"
        className="mt-2 inline-flex min-h-10 items-center gap-1.5 font-semibold text-spruce-700 underline"
      >
        <FormattedMessage id="stores.affiliate.link" />
        <Icon as={ArrowUpRight} size="s" />
      </a>
    </Notice>
  );
}
