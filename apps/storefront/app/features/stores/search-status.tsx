import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AffiliateNotice } from './affiliate-notice.tsx';
import type { StoreSearchResult } from './find-stores.server.ts';

/** Specification section 4: what was not found is told after a second. */
const DELAYED = 'transition-opacity delay-1000 duration-quick starting:opacity-0';

/** What a search came to, apart from the stores themselves. */
export function SearchStatus({ result }: { readonly result: StoreSearchResult }) {
  switch (result.outcome) {
    case 'none-nearby':
      return (
        <div className={DELAYED}>
          <Notice tone="info">
            <p>
              <FormattedMessage id="stores.problem.noneNearby" />
            </p>
            <p className="mt-1">
              <FormattedMessage
                id="stores.problem.trouble"
                values={{
                  link: (text) => (
                    <TextLink look="bold" to="/contact-us">
                      {text}
                    </TextLink>
                  ),
                }}
              />
            </p>
          </Notice>
        </div>
      );
    case 'unknown-place':
      return (
        <div className={DELAYED}>
          <Notice tone="info">
            <FormattedMessage id="stores.problem.unknownPlace" />
          </Notice>
        </div>
      );
    case 'affiliate-state':
      return <AffiliateNotice stateCode={result.stateCode} />;
    case 'failed':
      return (
        <Notice tone="error">
          <FormattedMessage id="stores.problem.failed" />
        </Notice>
      );
    default:
      return null;
  }
}
