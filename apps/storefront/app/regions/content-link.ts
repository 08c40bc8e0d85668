import { z } from 'zod';

/** An address that content may lead to: a path of the shop, or https, mailto and tel. */
const ContentHref = z
  .string()
  .max(2_000)
  .refine((href) => /^\/(?![/\\])/.test(href) || /^(https:\/\/|mailto:|tel:)/i.test(href));

export const ContentLink = z.object({
  label: z.string(),
  href: ContentHref,
  opensNewWindow: z.boolean().optional(),
});
export type ContentLink = z.infer<typeof ContentLink>;
