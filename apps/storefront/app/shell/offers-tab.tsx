import { ChevronDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';

/** The tag-shaped tab at the end of the department row. */
export function OffersTab() {
  return (
    <Link
      to="/c/deals"
      className="offers-tab relative inline-flex min-h-9 items-center gap-1.5 bg-honey-100 pr-3.5 pl-6.5 font-semibold text-ink hover:bg-honey-300"
    >
      <FormattedMessage id="shell.offers" />
      <Icon as={ChevronDown} size="s" />
    </Link>
  );
}
