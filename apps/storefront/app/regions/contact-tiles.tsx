import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { MessageForm } from '../features/stores/message-form.tsx';
import { StoreTeam } from '../features/stores/store-team.tsx';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { ContactStore } from './contact-store.tsx';
import { ContentAnchor, ContentLink } from './content-link.tsx';
import { RegionContactContext } from './region-context.ts';
import { IconName, RegionIcon } from './region-icon.tsx';

export const ContactTilesData = z.object({
  tiles: z.array(z.object({ icon: IconName, title: z.string(), text: z.string(), action: ContentLink })),
});
export type ContactTilesData = z.infer<typeof ContactTilesData>;

export function ContactTiles({ data }: { readonly data: ContactTilesData }) {
  const contact = use(RegionContactContext);
  return (
    <>
      <ContactStore own={contact?.own ?? null} />
      <section className="page-width mt-12 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
        <ul className={cx('grid', contact === null && 'gap-x-10 md:grid-cols-3 lg:col-span-2')}>
          {data.tiles.map((tile) => (
            <li key={tile.title} className="flex flex-col items-start border-t border-oat-300 py-6">
              <RegionIcon name={tile.icon} size="l" />
              <h2 className="mt-3 text-lg">{tile.title}</h2>
              <p className="mt-2 mb-3 text-ink-2">{tile.text}</p>
              <span className="mt-auto">
                <ContentAnchor link={tile.action} className={buttonClass({ variant: 'link' })} />
              </span>
            </li>
          ))}
        </ul>
        {contact && (
          <div className="rounded-card bg-white p-5 shadow-card md:p-8">
            <h2 className="text-xl">
              <FormattedMessage id="message.title" />
            </h2>
            <p className="mt-2 mb-6 text-ink-2">
              <FormattedMessage id="message.intro" />
            </p>
            <MessageForm requestKey={contact.requestKey} returned={undefined} />
          </div>
        )}
      </section>
      {contact?.own && (
        <div className="page-width">
          <StoreTeam team={contact.own.store.team} />
        </div>
      )}
    </>
  );
}
