import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
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

type Props = {
  readonly link: ContentLink;
  readonly className: string;
  /** In place of the label as a plain text. */
  readonly children?: ReactNode;
};

/** A link of the content: inside the shop by the router, elsewhere as it stands. */
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
