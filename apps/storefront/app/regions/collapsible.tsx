import { z } from 'zod';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { Accordion } from '../ui/accordion.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { ContentAnchor, ContentLink } from './content-link.tsx';
import { WithContents } from './with-contents.tsx';

/** One list with a title, or none, is a group by itself. */
function toGroups(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'items' in data
    ? { groups: [{ id: 'group', ...data }] }
    : data;
}

export const CollapsibleData = z.preprocess(
  toGroups,
  z.object({
    groups: z.array(
      z.object({
        id: z.string(),
        title: z.string().nullable(),
        items: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
      }),
    ),
    /** Below them; with a store, its telephone is the way on. */
    help: z.object({ title: z.string(), text: z.string(), action: ContentLink }).optional(),
  }),
);
export type CollapsibleData = z.infer<typeof CollapsibleData>;

/** Groups of questions, with their contents when there are several; each question opens on its own. */
export function Collapsible({ data: { groups, help } }: { readonly data: CollapsibleData }) {
  const lists = (
    <>
      {groups.map((group) => (
        <section key={group.id} id={group.id} className="scroll-mt-6 not-first:mt-10">
          {group.title && <h2 className="mb-3 text-xl">{group.title}</h2>}
          <Accordion
            items={group.items.map(({ id, title, text }) => ({
              id,
              title,
              content: <p className="max-w-[68ch]">{text}</p>,
            }))}
          />
        </section>
      ))}
      {help && <Help help={help} />}
    </>
  );
  return groups.length > 1 ? (
    <WithContents sections={groups.map(({ id, title }) => ({ id, heading: title ?? '' }))}>
      {lists}
    </WithContents>
  ) : (
    <div className="page-width mt-10">
      <div className="max-w-[76ch]">{lists}</div>
    </div>
  );
}

function Help({ help }: { readonly help: NonNullable<CollapsibleData['help']> }) {
  const phone = useShopData()?.store?.phone;
  return (
    <section className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-oat-300 pt-6">
      <div>
        <h2 className="text-lg">{help.title}</h2>
        <p className="mt-1 text-ink-2">{help.text}</p>
      </div>
      {phone ? (
        <a href={phoneHref(phone)} className={buttonClass({ variant: 'outline' })}>
          <Icon as="phone" />
          {phone}
        </a>
      ) : (
        <ContentAnchor link={help.action} className={buttonClass({ variant: 'outline' })} />
      )}
    </section>
  );
}
