import { z } from 'zod';

import type { ChosenStore } from '../platform/shopper/chosen-store.server.ts';

/** What every page's frame shows. Loaded once by the root route. */
export type ShellData = {
  readonly menu: readonly MenuCategory[];
  readonly store: ChosenStore | null;
  /** Where the visitor seems to be, while no store is chosen. */
  readonly guess: { readonly postalCode: string; readonly place: string } | null;
  readonly cartCount: number;
  readonly customer: ShellCustomer | null;
  /** Null when the content couldn't be had. */
  readonly footer: FooterContent | null;
};

export type MenuCategory = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Address without prefix, such as `/c/furniture/living-room`. */
  readonly path: string;
  readonly imageUrl: string;
  readonly tint: string;
  readonly children: readonly MenuCategory[];
};

export type ShellCustomer = { readonly firstName: string };

const FooterLink = z.object({ label: z.string(), href: z.string() });
export type FooterLink = z.infer<typeof FooterLink>;

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

/** The frame of a page whose root loader failed. */
export const emptyShell: ShellData = {
  menu: [],
  store: null,
  guess: null,
  cartCount: 0,
  customer: null,
  footer: null,
};
