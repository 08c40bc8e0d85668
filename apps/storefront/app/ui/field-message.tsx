import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = { readonly id: string; readonly children: ReactNode };

export function FieldError({ id, children }: Props) {
  return (
    <p id={id} className="mt-1.5 flex items-center gap-1.5 text-[0.875rem] font-medium text-error">
      <Icon as={CircleAlert} size="s" />
      {children}
    </p>
  );
}

export function FieldHint({ id, children }: Props) {
  return (
    <p id={id} className="mt-1.5 text-xs text-ink-3">
      {children}
    </p>
  );
}
