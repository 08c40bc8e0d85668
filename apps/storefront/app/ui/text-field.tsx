import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts, fieldAria, inputClass } from './field-frame.tsx';

type Props = Omit<ComponentProps<'input'>, 'id'> & FieldTexts;

export function TextField({ id, label, hint, error, className, ...rest }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input {...rest} {...fieldAria({ id, hint, error })} className={inputClass} />
    </FieldFrame>
  );
}
