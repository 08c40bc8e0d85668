import type { StorePromotion } from '@ownpath/contracts/promotions';
import { FormattedMessage } from 'react-intl';
import { useFetcher, useLocation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

const grounds = ['bg-honey-50', 'bg-info-soft', 'bg-sage-100', 'bg-berry-100'] as const;

type Props = { readonly offers: readonly StorePromotion[]; readonly appliedCode: string | null };

/** Offers, each with a button that applies or removes it: beside its text where there is room. */
export function OfferList({ offers, appliedCode }: Props) {
  return (
    <div className="@container">
      <ul className="grid gap-3 @3xl:grid-cols-2">
        {offers.map((offer, index) => (
          <li
            key={offer.promoID}
            data-offer={offer.promoID}
            className={cx(
              '@container offer-tag py-4 pr-5 pl-9',
              grounds[index % grounds.length] ?? grounds[0],
            )}
          >
            <Offer offer={offer} isApplied={offer.promotionCode === appliedCode} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Offer({ offer, isApplied }: { readonly offer: StorePromotion; readonly isApplied: boolean }) {
  const dates = useDateText();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<{ readonly isRefused: boolean }>({ key: `offer-${offer.promoID}` });
  return (
    <div className="flex h-full flex-col justify-between gap-x-5 gap-y-3 @min-[24rem]:flex-row @min-[24rem]:items-center">
      <div>
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{offer.name}</h3>
        <p className="mt-1 max-w-[60ch] text-xs leading-5 text-ink-2">
          {offer.details}{' '}
          <span className="whitespace-nowrap">
            <FormattedMessage id="offers.until" values={{ date: dates.long(offer.endDate) }} />
          </span>
        </p>
      </div>
      <div className="flex-none @min-[24rem]:max-w-44">
        {leadsOn(offer.ctaUrl) && !isApplied ? (
          <ApplyLink to={offer.ctaUrl} />
        ) : (
          <fetcher.Form method="post" action="/offers">
            <input type="hidden" name="returnTo" value={pathname + search} />
            <input type="hidden" name="code" value={isApplied ? '' : offer.promotionCode} />
            <Button
              type="submit"
              size="small"
              variant={isApplied ? 'outline' : 'solid'}
              aria-pressed={isApplied}
              isBusy={fetcher.state !== 'idle'}
            >
              {isApplied && <Icon as="check" size="s" />}
              <FormattedMessage id={isApplied ? 'offers.applied' : 'offers.apply'} />
            </Button>
            {fetcher.state === 'idle' && fetcher.data?.isRefused && (
              <p role="alert" className="mt-2 text-error">
                <FormattedMessage id="offers.refused" />
              </p>
            )}
          </fetcher.Form>
        )}
      </div>
    </div>
  );
}

/** A page of the shop or of another site; a retailer's mistake leaves the offer to be applied here. */
const leadsOn = (url: string | undefined): url is string =>
  url !== undefined && /^(?:\/(?!\/)|https:\/\/)/.test(url);

/** Apply as a link: the page that it leads to applies the offer, or says how it is got. */
function ApplyLink({ to }: { readonly to: string }) {
  return (
    <ButtonLink to={to} size="small">
      <FormattedMessage id="offers.apply" />
    </ButtonLink>
  );
}
