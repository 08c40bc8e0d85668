import { Wallet } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** An invitation among the tiles: know the limit before choosing. */
export function ApprovalCard() {
  return (
    <aside className="on-dark relative flex h-full min-h-64 flex-col items-start overflow-hidden rounded-leaf bg-spruce-900 p-7 text-white">
      <img
        src="/art/branch/default.svg"
        alt=""
        width={200}
        height={200}
        loading="lazy"
        className="absolute -right-6 bottom-0 w-[max(11rem,46%)] max-w-80 opacity-90 max-sm:-right-4 max-sm:w-34"
      />
      <Wallet aria-hidden="true" className="size-6 stroke-[1.75] text-honey-300" />
      <h3 className="mt-4 max-w-72 text-xl text-white">
        <FormattedMessage id="approvalCard.title" />
      </h3>
      <p className="mt-3 mb-5 max-w-72 text-sm text-sage-200">
        <FormattedMessage id="approvalCard.text" />
      </p>
      <Link
        to="/instant-approval?position=instant-approval"
        className="relative mt-auto inline-flex min-h-12 items-center rounded-pill bg-white px-6 font-semibold text-spruce-800 no-underline hover:bg-sage-100"
      >
        <FormattedMessage id="approvalCard.action" />
      </Link>
    </aside>
  );
}
