import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import type { MenuLink } from './menu-links.server.ts';

type Props = { readonly link: MenuLink; readonly className: string; readonly onNavigate?: () => void };

/** A link that the content adds to the menu; an arrow tells one that leaves the shop. */
export function MenuExtraLink({ link, className, onNavigate }: Props) {
  if (!link.isExternal) {
    return (
      <Link to={link.href} onClick={onNavigate} className={className}>
        {link.label}
      </Link>
    );
  }
  return (
    <a href={link.href} rel="noopener" onClick={onNavigate} className={className}>
      {link.label}
      <Icon as={ArrowUpRight} size="s" className="flex-none" />
    </a>
  );
}
