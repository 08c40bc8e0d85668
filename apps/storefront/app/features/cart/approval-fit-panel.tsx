import type { ApprovalFit } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Whether the cart is within the approval; without one, an invitation to apply. */
export function ApprovalFitPanel({ fit }: { readonly fit: ApprovalFit | null }) {
  return fit ? <Fit fit={fit} /> : <Invitation />;
}

function Fit({ fit }: { readonly fit: ApprovalFit }) {
  const { money } = usePriceText();
  const freeCents = fit.weeklyLeftCents;
  const usedCents = Math.max(0, fit.weeklyLimitCents - freeCents);
  const overCents = Math.max(0, fit.weeklyCartCents - freeCents);
  const share = freeCents === 0 ? 1 : Math.min(1, fit.weeklyCartCents / freeCents);
  return (
    <section className="mt-2 rounded-card bg-white p-6 shadow-card">
      <div className="mb-3 flex flex-wrap justify-between gap-x-4 gap-y-1 font-semibold">
        <h2 className="font-sans text-sm font-semibold tracking-normal">
          <FormattedMessage id="cart.fit.limit" values={{ amount: money(fit.weeklyLimitCents) }} />
        </h2>
        <p className="flex items-center gap-2 text-[0.875rem]">
          <Icon
            as={fit.fits ? 'check' : 'circle-alert'}
            size="s"
            className={fit.fits ? 'text-spruce-600' : 'text-error'}
          />
          <FormattedMessage id={fit.fits ? 'cart.fit.fits' : 'cart.fit.exceeds'} />
        </p>
      </div>
      <div aria-hidden="true" className="h-3 overflow-hidden rounded-md bg-oat-200">
        <i
          className={`block h-full rounded-md ${fit.fits ? 'bg-spruce-600' : 'bg-honey-600'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-ink-3">
        {usedCents > 0 && (
          <span>
            <FormattedMessage id="cart.fit.used" values={{ amount: money(usedCents) }} />
          </span>
        )}
        <span>
          <FormattedMessage id="cart.fit.cart" values={{ amount: money(fit.weeklyCartCents) }} />
        </span>
        <span>
          {fit.fits ? (
            <FormattedMessage
              id="cart.fit.left"
              values={{ amount: money(freeCents - fit.weeklyCartCents) }}
            />
          ) : (
            <FormattedMessage id="cart.fit.over" values={{ amount: money(overCents) }} />
          )}
        </span>
      </p>
      {!fit.fits && (
        <p className="mt-3 text-sm text-ink-2">
          <FormattedMessage id="cart.fit.help" values={{ amount: money(freeCents) }} />
        </p>
      )}
    </section>
  );
}

function Invitation() {
  return (
    <section className="mt-2 flex gap-4 rounded-card bg-sage-100 p-6">
      <Icon as="wallet" size="l" className="text-spruce-700" />
      <div>
        <h2 className="font-sans text-sm font-semibold tracking-normal">
          <FormattedMessage id="cart.fit.none" />
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          <FormattedMessage id="cart.fit.noneText" />
        </p>
        <Link
          to="/instant-approval?position=instant-approval"
          className="mt-1 inline-flex min-h-10 items-center font-semibold text-spruce-700"
        >
          <FormattedMessage id="cart.fit.apply" />
        </Link>
      </div>
    </section>
  );
}
