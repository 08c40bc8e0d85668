import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field-message.tsx';
import { Icon } from './icon.tsx';
import { inputClass } from './text-field.tsx';

type Props = Omit<ComponentProps<'select'>, 'id'> & {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: ReactNode;
};

export function SelectField({ id, label, error, className, children, ...rest }: Props) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          {...rest}
          id={id}
          className={cx(inputClass, 'appearance-none pr-10')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {children}
        </select>
        <Icon as={ChevronDown} className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
