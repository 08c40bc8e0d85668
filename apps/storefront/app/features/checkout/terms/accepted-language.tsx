import type { RenewalTerms } from '@ownpath/contracts/checkout';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../ui/notice.tsx';

type Props = Pick<RenewalTerms, 'acceptedLocale'>;

/** Says which optional coverage is gone from the payments, after the terms with it were accepted. */
export function CoverageEnded({ coverageEnded }: Pick<RenewalTerms, 'coverageEnded'>) {
  const [kind] = coverageEnded;
  if (!kind) return null;
  return (
    <div className="mb-6">
      <Notice tone="honey" role="status">
        <FormattedMessage
          id="terms.coverageEnded"
          values={{ kind: coverageEnded.length > 1 ? 'both' : kind === 'waiver' ? 'waiver' : 'membership' }}
        />
      </Notice>
    </div>
  );
}

/** Says why the terms are asked again after the language was changed. */
export function AcceptedInOtherLanguage({ acceptedLocale }: Props) {
  const { locale } = useIntl();
  if (acceptedLocale === null || acceptedLocale === locale) return null;
  return (
    <div className="mb-6">
      <Notice tone="honey" role="status">
        <FormattedMessage id="terms.otherLanguage" />
      </Notice>
    </div>
  );
}
