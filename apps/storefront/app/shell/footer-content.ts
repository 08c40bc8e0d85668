import { z } from 'zod';

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
