import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldAria, inputClass } from './field.tsx';
import { Icon } from './icon.tsx';

type Props = Omit<ComponentProps<'select'>, 'id'> & FieldTexts;

export function SelectField({ id, label, hint, error, className, children, ...rest }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <select
          {...rest}
          {...fieldAria({ id, hint, error })}
          className={cx(inputClass, 'appearance-none pr-10')}
        >
          {children}
        </select>
        <Icon as="chevron-down" className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
      </div>
    </FieldFrame>
  );
}
