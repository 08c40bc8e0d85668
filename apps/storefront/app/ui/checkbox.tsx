import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: ReactNode;
};

export function Checkbox({ id, label, error, className, ...rest }: Props) {
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-8 items-start gap-3 has-disabled:text-ink-3">
        <span className="relative mt-0.5 grid size-5.5 flex-none place-items-center">
          <input
            {...rest}
            type="checkbox"
            id={id}
            className={cx(
              'peer absolute inset-0 size-full appearance-none rounded-[6px] border-[1.5px] border-oat-500 bg-white',
              'checked:border-spruce-700 checked:bg-spruce-700 aria-invalid:border-2 aria-invalid:border-error',
              'disabled:border-oat-300 disabled:bg-oat-200 disabled:checked:bg-oat-500 forced-colors:appearance-auto',
            )}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <Icon
            as="check"
            size="s"
            className="pointer-events-none relative stroke-3 text-white opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="flex-1 pt-px">{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
