import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldAria, inputClass } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectProps = ComponentProps<'select'> & { readonly arrowSize?: ComponentProps<typeof Icon>['size'] };

/** A select with the shop's own arrow, for which it leaves room at its end. */
export function Select({ className, arrowSize = 'm', ...rest }: SelectProps) {
  return (
    <span className="relative flex min-w-0">
      <select {...rest} className={cx('appearance-none', className)} />
      <Icon
        as="chevron-down"
        size={arrowSize}
        className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2"
      />
    </span>
  );
}

type Props = Omit<ComponentProps<'select'>, 'id'> & FieldTexts;

export function SelectField({ id, label, hint, error, className, ...rest }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <Select {...rest} {...fieldAria({ id, hint, error })} className={cx(inputClass, 'pr-10')} />
    </FieldFrame>
  );
}
