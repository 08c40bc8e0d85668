import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';

const LINES = [
  { id: 'upload.kept.encrypted', icon: 'lock' },
  { id: 'upload.kept.checked', icon: 'file-clock' },
  { id: 'upload.kept.deleted', icon: 'trash-2' },
] as const;

/** Beside the files: who sees them, and when they are deleted. */
export function WhatHappensWithFiles({ keptDays }: { readonly keptDays: number }) {
  return (
    <div className="rounded-leaf bg-sage-100 p-6 lg:p-9">
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="upload.kept" />
      </h2>
      <ul className="mt-2.5 grid gap-2.5 text-sm text-ink-2">
        {LINES.map(({ id, icon }) => (
          <li key={id} className="flex gap-3">
            <Icon as={icon} size="s" className="mt-1 text-spruce-700" />
            <FormattedMessage id={id} values={{ days: keptDays }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
