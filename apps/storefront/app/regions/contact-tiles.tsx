import { z } from 'zod';
import { buttonClass } from '../ui/button.tsx';
import { ContactStore } from './contact-store.tsx';
import { ContentAnchor, ContentLink } from './content-link.tsx';
import { IconName, RegionIcon } from './region-icon.tsx';

export const ContactTilesData = z.object({
  tiles: z.array(z.object({ icon: IconName, title: z.string(), text: z.string(), action: ContentLink })),
});
export type ContactTilesData = z.infer<typeof ContactTilesData>;

export function ContactTiles({ data }: { readonly data: ContactTilesData }) {
  return (
    <>
      <ContactStore />
      <section className="page-width mt-12">
        <ul className="grid gap-x-10 md:grid-cols-3">
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
      </section>
    </>
  );
}
