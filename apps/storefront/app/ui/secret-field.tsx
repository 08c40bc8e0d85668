import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldAria, inputClass } from './field.tsx';
import { Icon } from './icon.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  FieldTexts & {
    /** Label of the button beside the input: `Show the password`. */
    readonly showLabel: string;
  };

/** An input whose value is hidden until the button is pressed. */
export function SecretField({ id, label, hint, error, showLabel, className, children, ...rest }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          spellCheck={false}
          {...rest}
          {...fieldAria({ id, hint, error })}
          type={isShown ? 'text' : 'password'}
          className={cx(inputClass, 'pr-13')}
        />
        <button
          type="button"
          disabled={rest.disabled}
          aria-pressed={isShown}
          aria-label={showLabel}
          onClick={() => setIsShown((shown) => !shown)}
          className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-ink-2 enabled:hover:bg-sage-100 disabled:cursor-not-allowed disabled:text-ink-3"
        >
          <Icon as={isShown ? 'eye-off' : 'eye'} />
        </button>
      </div>
      {children}
    </FieldFrame>
  );
}
