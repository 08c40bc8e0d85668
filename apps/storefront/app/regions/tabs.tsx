import { z } from 'zod';
import { groundOf } from '../shared/pictures/product-picture.tsx';
import { RoomPicture } from '../shared/pictures/room-picture.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { Tabs as TabRow } from '../ui/tabs.tsx';
import { GoodsPicture, RoomOrArt } from './region-art.tsx';

export const TabsData = z.object({
  title: z.string(),
  tabs: z.array(
    z.intersection(
      RoomOrArt,
      z.object({
        /** URL fragment of the tab. */
        id: z.string().regex(/^[a-z0-9-]+$/),
        label: z.string(),
        title: z.string(),
        text: z.string(),
        points: z.array(z.string()),
      }),
    ),
  ),
});
export type TabsData = z.infer<typeof TabsData>;

/** Tabs that can be linked to by fragment. */
export function Tabs({ data }: { readonly data: TabsData }) {
  return (
    <section className="page-width mt-section">
      <h2 className="mb-3 text-xl">{data.title}</h2>
      <TabRow
        label={data.title}
        tabs={data.tabs.map((tab) => ({ id: tab.id, label: tab.label, content: <TabContent tab={tab} /> }))}
      />
    </section>
  );
}

function TabContent({ tab }: { readonly tab: TabsData['tabs'][number] }) {
  return (
    <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div>
        <h3 className="text-lg">{tab.title}</h3>
        <p className="mt-3 max-w-[56ch] text-base text-ink-2">{tab.text}</p>
        <ul className="mt-4 grid gap-2.5">
          {tab.points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Icon as="check" className="mt-px text-spruce-600" />
              <span className="max-w-[52ch]">{point}</span>
            </li>
          ))}
        </ul>
      </div>
      {tab.photo ? (
        <RoomPicture
          photo={tab.photo}
          sizes="(min-width: 48rem) 26rem, 100vw"
          className="aspect-3/2 w-full rounded-card object-cover"
        />
      ) : (
        <div className={cx('grid place-items-center rounded-card p-6', groundOf(tab.tint))}>
          <GoodsPicture of={tab} className="h-auto w-full max-w-80" />
        </div>
      )}
    </div>
  );
}
