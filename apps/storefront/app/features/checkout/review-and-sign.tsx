import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AgreementFigures } from '../../shared/agreements/agreement-figures.tsx';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { PromotionCredit } from '../../shared/pricing/promotion-line.tsx';
import { SameAsCashPanel } from '../../shared/schedule/same-as-cash-panel.tsx';
import { agreementHref } from '../../shared/shopper/order-links.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FactLine } from '../../ui/price-block.tsx';
import { CancelOrderSection } from './cancel-order-section.tsx';
import { useForgottenDeliveryDate } from './schedule/kept-delivery-date.ts';

type Props = { readonly order: Order; readonly signingUrl: string };

/** What is about to be signed, and the link to the e-signature provider. */
export function ReviewAndSign({ order, signingUrl }: Props) {
  const priceText = usePriceText();
  useForgottenDeliveryDate();
  const { quote } = order;
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_28.25rem] lg:items-start lg:gap-x-18">
      <ul className="grid gap-3">
        {order.items.map((item) => (
          <li key={item.itemId} className="flex items-center gap-4 rounded-card bg-white p-4 shadow-card">
            <ProductPicture
              src={item.imageUrl}
              alt=""
              width={80}
              height={60}
              sizes="4.5rem"
              isLazy={false}
              className="w-18 flex-none"
            />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{item.name}</p>
              <p className="mt-0.5 text-sm">
                <b className="font-semibold">{priceText.money(item.paymentCents)}</b>{' '}
                {priceText.unit(item.frequency)}
              </p>
              <FactLine
                facts={priceText.itemFacts(item, item.condition)}
                className="mt-0.5 text-xs leading-5"
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <AgreementFigures quote={quote} className="p-5 max-lg:mt-6 lg:p-6" />
        <p className="mt-3 text-sm text-ink-2 empty:hidden">
          <PromotionCredit promotion={quote.promotion} />
        </p>
      </div>
      <div className="mt-6">
        <SameAsCashPanel end={order.sameAsCash} cashPriceCents={quote.cashPriceCents} />
        <AgreementLanguage order={order} />
        {/* Another origin, and a plain link: it works without a script and no form has to leave the shop. */}
        <a
          href={signingUrl}
          className={`${buttonClass({ variant: 'action' })} mt-7 min-w-56 no-underline max-sm:w-full`}
        >
          <Icon as="file-signature" />
          <span>
            <FormattedMessage id="sign.action" />
            {order.paidCents > 0 && (
              <span className="block text-sm font-normal">
                <FormattedMessage id="sign.amount" values={{ amount: priceText.money(order.paidCents) }} />
              </span>
            )}
          </span>
        </a>
        <p className="mt-3 max-w-prose text-xs text-ink-3">
          <FormattedMessage id="sign.note" />
        </p>
        <Link
          to={agreementHref(order.orderNo)}
          className="inline-flex min-h-11 items-center font-semibold text-spruce-700"
        >
          <FormattedMessage id="sign.draft" />
        </Link>
        <CancelOrderSection orderNo={order.orderNo} />
      </div>
    </div>
  );
}

/** Said when this page is in another language than the agreement. */
function AgreementLanguage({ order }: { readonly order: Order }) {
  const { locale } = useIntl();
  const signed = order.agreementCopies.find(({ isSigned }) => isSigned)?.locale;
  if (signed === undefined || signed === locale) return null;
  return (
    <div className="mt-6">
      <Notice tone="honey">
        <FormattedMessage id="sign.otherLanguage" />
      </Notice>
    </div>
  );
}
