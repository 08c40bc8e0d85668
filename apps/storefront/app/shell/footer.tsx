import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { z } from 'zod';
import { useCachedContent } from '../platform/markup-cache/cached-content.tsx';
import type { ChosenStore } from '../shared/shopper/chosen-store.server.ts';
import { GuardedLink } from '../shared/sign-in/sign-in-prompt.tsx';
import { Icon } from '../ui/icon.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { Logo } from './logo.tsx';

const FooterLink = z.object({ label: z.string(), href: z.string() });
type FooterLink = z.infer<typeof FooterLink>;

/** Data of the content page `footer`. */
export const FooterContent = z.object({
  tagline: z.string(),
  columns: z.array(z.object({ title: z.string(), links: z.array(FooterLink) })),
  storeColumnTitle: z.string(),
  findStore: FooterLink,
  demoNotice: z.string(),
  legal: z.string(),
  legalLinks: z.array(FooterLink),
});
export type FooterContent = z.infer<typeof FooterContent>;

type Props = { readonly content: FooterContent | null; readonly store: ChosenStore | null };

export function Footer({ content, store }: Props) {
  const part = (
    <div className="page-width">
      <div className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.3fr]">
        <div className="col-span-full max-w-84 lg:col-span-1">
          <Logo isOnDark />
          {content && <p className="mt-3">{content.tagline}</p>}
        </div>
        {content?.columns.map((column) => (
          <FooterColumn key={column.title} title={column.title} links={column.links} />
        ))}
        {content && <StoreColumn content={content} store={store} />}
      </div>
      <DemoNotice text={content?.demoNotice} />
      {content && <p className="mt-5 text-xs text-sage-300">{content.legal}</p>}
      {content && <LegalLinks links={content.legalLinks} />}
    </div>
  );
  const shown = [content, store && [store.id, store.address1, store.city, store.phone]];
  return (
    <footer
      className="on-dark print:hidden bg-spruce-900 pt-14 pb-8 text-sage-200"
      {...useCachedContent('footer', shown, part)}
    />
  );
}

const LINK = 'inline-flex min-h-8 items-center hover:underline';

function FooterColumn({ title, links }: { readonly title: string; readonly links: readonly FooterLink[] }) {
  return (
    <div>
      <h2 className="mb-2 font-sans text-base leading-6 font-semibold tracking-normal text-white">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <GuardedLink to={link.href} className={LINK}>
              {link.label}
            </GuardedLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function StoreColumn({
  content,
  store,
}: {
  readonly content: FooterContent;
  readonly store: ChosenStore | null;
}) {
  return (
    <div>
      <h2 className="mb-2 font-sans text-base leading-6 font-semibold tracking-normal text-white">
        {content.storeColumnTitle}
      </h2>
      <ul>
        {store && (
          <>
            <li>
              <Link to={`/find-your-store/storeid/${store.id}`} className={LINK}>
                {store.address1}, {store.city}
              </Link>
            </li>
            <li>
              <a href={phoneHref(store.phone)} className={LINK}>
                {store.phone}
              </a>
            </li>
            <li className="flex min-h-8 items-center">
              <FormattedMessage id="shell.store.hours" />
            </li>
          </>
        )}
        <li>
          <Link to={content.findStore.href} className={LINK}>
            {content.findStore.label}
          </Link>
        </li>
      </ul>
    </div>
  );
}

function LegalLinks({ links }: { readonly links: readonly FooterLink[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 text-xs">
      {links.map((link) => (
        <li key={link.href}>
          <Link to={link.href} className={LINK}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shown even when the footer's content couldn't be loaded. */
function DemoNotice({ text }: { readonly text: string | undefined }) {
  return (
    <p className="mt-10 flex gap-3 rounded-control bg-white/8 px-5 py-4 text-white">
      <Icon as="info" className="text-honey-300" />
      <span>{text ?? <FormattedMessage id="shell.demoNotice" />}</span>
    </p>
  );
}
