import type { OrderAgreement } from '@ownpath/contracts/orders';
import { cx } from '../../ui/cx.ts';

/** Tags and attributes of the engine's documents. */
const DOCUMENT_TAG =
  /<\/?(?:aside|section|div|h[1-4]|p|br|ul|ol|li|strong|small|table|thead|tbody|tfoot|tr|t[hd])(?: (?:class|lang|scope)="[\w -]*")*>/g;

/** Whether a fragment has nothing but text, and tags that documents use. */
export function isAgreementMarkup(html: string): boolean {
  return !html.replaceAll(DOCUMENT_TAG, '').includes('<');
}

/** On a phone an item of the table with four columns has a line of its own above its condition and its prices. */
const ITEMS_ON_A_PHONE = cx(
  'max-sm:[&_table:has(thead_th:nth-child(4))_tr]:grid max-sm:[&_table:has(thead_th:nth-child(4))_tr]:grid-cols-[1fr_auto_5rem]',
  'max-sm:[&_table:has(thead_th:nth-child(4))_:is(th,td):first-child]:col-span-3',
  'max-sm:[&_table:has(thead_th:nth-child(4))_:is(th,td):not(:first-child)]:pt-0',
);

const TEXT = cx(
  ITEMS_ON_A_PHONE,
  'mt-8 grid gap-6 leading-relaxed [&_h2]:text-[1.5rem] [&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-[1.125rem] [&_p]:my-2',
  '[&_.summary]:rounded-card [&_.summary]:bg-sage-100 [&_.summary]:p-5 [&_.summary_li]:mt-2',
  '[&_.agreement]:rounded-card [&_.agreement]:bg-white [&_.agreement]:p-5 [&_.agreement]:shadow-card sm:[&_.agreement]:p-10',
  '[&_table]:w-full [&_table]:text-sm [&_tr]:border-oat-300 [&_tr]:border-b [&_td]:py-2 [&_th]:py-2 [&_td]:align-top [&_th]:align-top',
  '[&_th]:pr-3 [&_th]:text-left [&_th]:font-semibold [&_td:not(:last-child)]:pr-3 [&_.amount]:text-right [&_small]:text-ink-2',
  '[&_.parties]:mt-5 [&_.parties]:grid [&_.parties]:gap-5 sm:[&_.parties]:grid-cols-3 [&_.parties_h3]:mt-0 [&_.parties_h3]:text-sm [&_.parties_h3]:font-normal',
  '[&_.parties_p]:font-semibold [&_.parties_p]:wrap-anywhere [&_.note]:rounded-control [&_.note]:bg-honey-50 [&_.note]:p-4',
  '[&_.entries]:list-inside [&_.entries]:list-decimal [&_.entries]:columns-[12rem] [&_.entries]:text-sm',
  '[&_.notices]:border-spruce-700 [&_.notices]:border-l-3 [&_.notices]:pl-5',
  '[&_.signatures]:grid [&_.signatures]:gap-6 sm:[&_.signatures]:grid-cols-2 [&_.signature]:min-h-9 [&_.signature]:border-ink-3 [&_.signature]:border-b [&_.signature]:text-xl [&_.signature]:italic',
);

/** The agreement as it is signed. Its markup was checked by `isAgreementMarkup`. */
export function AgreementText({ document }: { readonly document: NonNullable<OrderAgreement['document']> }) {
  return (
    <article className={TEXT} lang={document.locale} dangerouslySetInnerHTML={{ __html: document.html }} />
  );
}
