import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { z } from 'zod';

/** URLs that content may link to: a path of the shop, https, mailto or tel. */
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

type Props = {
  readonly link: ContentLink;
  readonly className: string;
  /** Replaces the label. */
  readonly children?: ReactNode;
};

/** A content link: client-side navigation within the shop, a plain anchor elsewhere. */
export function ContentAnchor({ link, className, children = link.label }: Props) {
  if (link.href.startsWith('/') && !link.opensNewWindow) {
    return (
      <Link to={link.href} className={className}>
        {children}
      </Link>
    );
  }
  if (!link.opensNewWindow) {
    return (
      <a href={link.href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={link.href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">
        {' '}
        <FormattedMessage id="content.newWindow" />
      </span>
    </Link>
  );
}
