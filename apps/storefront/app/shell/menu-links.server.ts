import { z } from 'zod';

/** A link of the menu beside the departments. `href` is a path of the shop, or a whole address elsewhere. */
export type MenuLink = { readonly label: string; readonly href: string; readonly isExternal: boolean };

const SentLinks = z.array(z.object({ label: z.string().min(1), href: z.string().min(1) }));

/**
 * The links in the body of the content asset `menuAdditionalLinks`. An http address of another host is external
 * (specification section 2), one of this shop becomes its path; what is neither http nor a path is left out.
 * @throws when the body is no list of links
 */
export function readMenuLinks(body: string, origin: string): MenuLink[] {
  const { host } = new URL(origin);
  return SentLinks.parse(JSON.parse(body)).flatMap(({ label, href }): MenuLink[] => {
    if (!/^(https?:\/\/|\/(?![/\\]))/i.test(href) || !URL.canParse(href, origin)) return [];
    const address = new URL(href, origin);
    return address.host === host
      ? [{ label, href: `${address.pathname}${address.search}${address.hash}`, isExternal: false }]
      : [{ label, href: address.href, isExternal: true }];
  });
}
