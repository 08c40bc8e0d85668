import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { FieldError, FieldHint } from '../../ui/field-message.tsx';
import { Icon } from '../../ui/icon.tsx';
import { inputClass } from '../../ui/text-field.tsx';

type Props = {
  readonly error: string | undefined;
  /** Changes with every answer of the server; the number is then typed anew. */
  readonly returned: object | undefined;
};

/** Hidden while typed, shown on request, never sent back: after an error it is empty again and says why. */
export function SsnField({ error, returned }: Props) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (returned && input.current) input.current.value = '';
  }, [returned]);
  return (
    <div>
      <label htmlFor="ssn" className="mb-1.5 block text-sm font-semibold">
        <FormattedMessage id="application.ssn" />
      </label>
      <div className="relative">
        <input
          ref={input}
          id="ssn"
          name="ssn"
          type={isShown ? 'text' : 'password'}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          spellCheck={false}
          className={cx(inputClass, 'pr-13')}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx('ssn-hint', error && 'ssn-error')}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={intl.formatMessage({ id: 'application.ssnShow' })}
          onClick={() => setIsShown((shown) => !shown)}
          className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sage-100"
        >
          <Icon as={isShown ? EyeOff : Eye} />
        </button>
      </div>
      <FieldHint id="ssn-hint">
        <FormattedMessage id={returned ? 'application.ssnAgain' : 'application.ssnHint'} />
      </FieldHint>
      {error && <FieldError id="ssn-error">{error}</FieldError>}
    </div>
  );
}
