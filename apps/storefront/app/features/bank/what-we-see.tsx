import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';

const PARTS = [
  { titleId: 'bank.see', icon: 'check', lineIds: ['bank.seeName', 'bank.seeBalance', 'bank.seeDeposits'] },
  { titleId: 'bank.never', icon: 'x', lineIds: ['bank.neverPassword', 'bank.neverPay'] },
] as const;

/** Beside the banks: what is seen, what never is, and what is kept. */
export function WhatWeSee() {
  return (
    <>
      <div className="grid gap-6 rounded-leaf bg-sage-100 p-6 lg:p-9">
        {PARTS.map(({ titleId, icon, lineIds }) => (
          <div key={titleId}>
            <h2 className="text-[1.375rem]">
              <FormattedMessage id={titleId} />
            </h2>
            <ul className="mt-2.5 grid gap-2.5 text-sm text-ink-2">
              {lineIds.map((id) => (
                <li key={id} className="flex gap-3">
                  <Icon as={icon} size="s" className="mt-1 text-spruce-700" />
                  <FormattedMessage id={id} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-4 px-1 text-xs text-ink-3">
        <FormattedMessage id="bank.kept" />
      </p>
    </>
  );
}
