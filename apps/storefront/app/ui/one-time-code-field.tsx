import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldAria } from './field.tsx';
import { pasteText } from './masked-input.ts';

type Props = FieldTexts & {
  readonly name: string;
  readonly length?: number;
  readonly defaultValue?: string;
  readonly disabled?: boolean;
  /** Called when all digits are entered. */
  readonly onComplete?: (code: string) => void;
};

/** One input over a row of boxes: a plain field for paste, autofill, screen readers and forms without JavaScript. */
export function OneTimeCodeField({ name, length = 6, defaultValue, disabled, onComplete, ...texts }: Props) {
  const style: CSSProperties & Record<'--boxes', number> = { '--boxes': length };
  return (
    <FieldFrame {...texts}>
      <div className="@container">
        <div style={style} className="code-boxes relative rounded-control">
          <div aria-hidden="true" className="flex gap-2">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                className={cx(
                  'h-13 w-(--box) flex-none rounded-control',
                  disabled ? 'bg-oat-200' : 'bg-white',
                  texts.error
                    ? 'border-2 border-error'
                    : `border-[1.5px] ${disabled ? 'border-oat-300' : 'border-oat-500'}`,
                )}
              />
            ))}
          </div>
          <input
            {...fieldAria(texts)}
            name={name}
            defaultValue={defaultValue}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9]{${length}}`}
            maxLength={length}
            onPaste={(event) => pasteText(event, (text) => codeDigits(text, length))}
            onInput={(event) => {
              const input = event.currentTarget;
              const code = codeDigits(input.value, length);
              if (code !== input.value) input.value = code;
              if (code.length === length) onComplete?.(code);
            }}
            className="code-input absolute inset-y-0 left-0 bg-transparent text-lg font-semibold text-ink outline-none disabled:text-ink-3"
          />
        </div>
      </div>
    </FieldFrame>
  );
}

/** The digits of a typed or pasted code such as `123 456` or `123-456`, cut at `length`. */
export function codeDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}
