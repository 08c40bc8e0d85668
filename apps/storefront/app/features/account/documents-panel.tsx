import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { DOCUMENTS_HREF } from '../../shared/documents/document-links.ts';
import { documentExampleIds, documentNameIds } from '../../shared/documents/document-names.ts';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { cancelOrderHref } from '../../shared/shopper/order-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AccountOrder } from './account-data.ts';
import { PanelHeading, SprucePanel } from './spruce-panel.tsx';

/** Which documents an order still waits for, and where to send them. */
export function DocumentsPanel({ order }: { readonly order: AccountOrder }) {
  const id = useId();
  const { documentsNeeded, documentsInReview } = order;
  const open = documentsNeeded.length - documentsInReview.length;
  return (
    <section aria-labelledby={id} className="rounded-panel bg-white p-6 shadow-card lg:p-9">
      <h2 id={id} className="max-w-100 text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)] leading-[1.08] text-balance">
        <FormattedMessage id="dashboard.documents" values={{ count: open }} />
      </h2>
      <p className="mt-3 max-w-prose text-ink-2">
        <FormattedMessage id="dashboard.documents.text" />
      </p>
      <ul className="mt-4">
        {documentsNeeded.map((kind) => {
          const isSent = documentsInReview.includes(kind);
          return (
            <li
              key={kind}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-oat-300 py-3"
            >
              <div>
                <p className="font-semibold">
                  <FormattedMessage id={documentNameIds[kind]} />
                </p>
                <p className="text-sm text-ink-2">
                  <FormattedMessage id={documentExampleIds[kind]} />
                </p>
              </div>
              <span
                className={cx(
                  'inline-flex min-h-6 items-center gap-1.5 rounded-chip px-2 text-sm font-semibold',
                  isSent ? 'bg-sage-100 text-spruce-800' : 'bg-honey-100 text-honey-800',
                )}
              >
                <Icon as={isSent ? 'clock' : 'file-up'} size="s" />
                <FormattedMessage id="dashboard.documents.state" values={{ sent: isSent ? 'yes' : 'no' }} />
              </span>
            </li>
          );
        })}
      </ul>
      <ButtonLink to={DOCUMENTS_HREF} variant="action" className="mt-4">
        <FormattedMessage id="stillNeeded.upload" />
      </ButtonLink>
    </section>
  );
}

/** What is held meanwhile, and that nothing is lost by changing one's mind. */
export function HeldItems({ order }: { readonly order: AccountOrder }) {
  const { money } = usePriceText();
  const id = useId();
  const [item] = order.items;
  return (
    <SprucePanel labelledBy={id}>
      <PanelHeading id={id}>
        <FormattedMessage id="dashboard.held" />
      </PanelHeading>
      <p className="mt-2 font-display text-[1.625rem] leading-tight font-bold tracking-[-0.02em] wrap-anywhere">
        {item?.name}
      </p>
      {item && (
        <span className="mt-5 grid aspect-4/3 place-items-center rounded-leaf bg-sage-100">
          <ProductPicture src={item.imageUrl} alt="" width={280} height={210} sizes="18rem" isLazy={false} />
        </span>
      )}
      <p className="mt-5 flex gap-2.5">
        <Icon as="wallet" className="mt-0.5 text-honey-300" />
        <span>
          <FormattedMessage id="dashboard.held.text" values={{ amount: money(order.paidCents) }} />
        </span>
      </p>
      <ButtonLink to={cancelOrderHref(order.orderNo)} variant="onDark" size="small" className="mt-4">
        <FormattedMessage id="dashboard.cancelOrder" />
      </ButtonLink>
    </SprucePanel>
  );
}
