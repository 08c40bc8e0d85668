import { FileSignature, HandCoins, type LucideIcon, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';

/** What applying means and what it does not, beside the form. */
export function ApplicationPromise() {
  return (
    <div className="grid gap-5 rounded-panel bg-sage-100 p-6 lg:p-8">
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="application.promise" />
      </h2>
      <Line icon={HandCoins}>
        <FormattedMessage id="application.promiseFree" />
      </Line>
      <Line icon={FileSignature}>
        <FormattedMessage id="application.promiseNothing" />
      </Line>
      <Line icon={ShieldCheck}>
        <FormattedMessage id="application.promiseSafe" />
      </Line>
    </div>
  );
}

function Line({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <p className="flex gap-3 text-sm text-ink-2">
      <Icon as={icon} className="text-spruce-700" />
      <span>{children}</span>
    </p>
  );
}
