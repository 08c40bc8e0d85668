import { FormattedMessage } from 'react-intl';
import type { OwnStore } from '../features/stores/own-store.server.ts';
import { OpenNow } from '../features/stores/store-hours.tsx';
import { StorePlace } from '../features/stores/store-place.tsx';
import { RoomPicture } from '../shared/pictures/room-picture.tsx';
import { LocatePrompt } from '../shared/shopper/locate-prompt-part.ts';
import { cx } from '../ui/cx.ts';
import { TextLink } from '../ui/text-link.tsx';

/** How to reach the shopper's store: it answers first. Without one, the way to find it. */
export function ContactStore({ own }: { readonly own: OwnStore | null }) {
  if (!own) {
    return (
      <section className="page-width mt-8">
        <h2 className="text-xl">
          <FormattedMessage id="contact.findStore" />
        </h2>
        <LocatePrompt size="page" />
      </section>
    );
  }
  const { store, week, photo } = own;
  return (
    <section className="page-width mt-section">
      <div
        className={cx(
          'mb-8 grid items-center gap-x-12 gap-y-6',
          photo && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]',
        )}
      >
        <div className="min-w-0">
          <h2 className="text-xl wrap-break-word">
            <TextLink to={`/find-your-store/storeid/${store.id}`}>
              {store.address1}, {store.city}
            </TextLink>
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
            {week && <OpenNow week={week} />}
            <span>
              {store.city}, {store.stateCode} {store.postalCode}
            </span>
          </p>
        </div>
        {photo && (
          <RoomPicture
            photo={photo}
            sizes="(min-width: 62rem) 42rem, 100vw"
            isFirst
            className="aspect-[1.6] w-full rounded-leaf object-cover lg:aspect-[2.1]"
          />
        )}
      </div>
      <StorePlace store={store} week={week} from={null} />
    </section>
  );
}
