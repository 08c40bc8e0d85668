import { type ReactNode, use } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { z } from 'zod';
import { MessageForm } from '../features/stores/message-form.tsx';
import type { OwnStore } from '../features/stores/own-store.server.ts';
import { DirectionsAnchor } from '../features/stores/store-info-card.tsx';
import { StoreTeam } from '../features/stores/store-team.tsx';
import { HISTORY_HREF, PAY_HREF, PAYMENT_HELP_HREF, VISITS_HREF } from '../shared/shopper/account-links.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { ContactStore } from './contact-store.tsx';
import { ContentAnchor, ContentLink } from './content-link.tsx';
import { RegionContactContext } from './region-context.ts';
import { IconName, RegionIcon } from './region-icon.tsx';

export const ContactTilesData = z.object({
  tiles: z.array(z.object({ icon: IconName, title: z.string(), text: z.string(), action: ContentLink })),
});
export type ContactTilesData = z.infer<typeof ContactTilesData>;

const QUICK_WAYS = [
  ['contact.quick.pay', PAY_HREF],
  ['contact.quick.move', PAYMENT_HELP_HREF],
  ['contact.quick.visits', VISITS_HREF],
  ['contact.quick.receipts', HISTORY_HREF],
] as const;

export function ContactTiles({ data }: { readonly data: ContactTilesData }) {
  const contact = use(RegionContactContext);
  const own = contact?.own ?? null;
  return (
    <>
      {contact && !own && <ContactStore own={null} />}
      <section className="page-width mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div>
          <ul className="border-b border-oat-300">
            {own && <OwnStoreWays store={own.store} week={own.week} />}
            {data.tiles.map(({ icon, title, text, action }) => (
              <Way key={title} icon={<RegionIcon name={icon} size="m" />} title={title}>
                {text}{' '}
                <ContentAnchor
                  link={action}
                  className={cx('font-semibold text-spruce-700 underline', LINK)}
                />
              </Way>
            ))}
          </ul>
          <h2 className="mt-8 mb-3 text-lg">
            <FormattedMessage id="contact.quick" />
          </h2>
          <ul className="flex flex-wrap gap-2.5">
            {QUICK_WAYS.map(([id, href]) => (
              <li key={id}>
                <Link
                  to={href}
                  className="inline-flex min-h-11 items-center rounded-pill bg-white px-4 text-[0.875rem] font-semibold ring-1 ring-oat-500 ring-inset hover:bg-sage-50 hover:ring-spruce-700"
                >
                  <FormattedMessage id={id} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {contact && (
          <div className="rounded-card bg-white p-5 shadow-card md:p-8">
            <h2 className="text-xl">
              <FormattedMessage id="message.title" />
            </h2>
            <p className="mt-2 mb-6 text-ink-2">
              <FormattedMessage id="message.intro" />
            </p>
            <MessageForm requestKey={contact.requestKey} writer={contact.writer} returned={undefined} />
          </div>
        )}
      </section>
      {own && (
        <>
          <ContactStore own={own} />
          <div className="page-width">
            <StoreTeam team={own.store.team} />
          </div>
        </>
      )}
    </>
  );
}

type WayProps = { readonly icon: ReactNode; readonly title: ReactNode; readonly children: ReactNode };

/** A row that is one link as a whole; the link is in the title or the text. */
function Way({ icon, title, children }: WayProps) {
  return (
    <li className="group relative flex items-center gap-4 border-t border-oat-300 py-4.5 has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <span className="flex-none self-start pt-0.5 text-spruce-700">{icon}</span>
      <div className="min-w-0 flex-1">
        <h3 className="font-display text-base font-bold tracking-[-0.01em] wrap-anywhere">{title}</h3>
        <p className="text-ink-2">{children}</p>
      </div>
      <Icon as="chevron-right" className="text-ink-2 group-hover:text-spruce-700" />
    </li>
  );
}

const LINK = 'outline-none after:absolute after:inset-0 group-hover:underline';

function OwnStoreWays({ store, week }: Pick<OwnStore, 'store' | 'week'>) {
  return (
    <>
      <Way
        icon={<Icon as="phone" />}
        title={
          <a href={phoneHref(store.phone)} className={LINK}>
            {store.phone}
          </a>
        }
      >
        {store.address1}
        {week && (
          <>
            {', '}
            <FormattedMessage id={week.isOpenNow ? 'contact.openNow' : 'contact.closedNow'} />
          </>
        )}
      </Way>
      <Way icon={<Icon as="navigation" />} title={<DirectionsAnchor store={store} className={LINK} />}>
        {store.address1}, {store.city}, {store.stateCode} {store.postalCode}
      </Way>
    </>
  );
}
