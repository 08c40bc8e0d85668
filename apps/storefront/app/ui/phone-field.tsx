import { digitsOf, formatPhone, PHONE_MAX_LENGTH } from '@ownpath/domain/account';
import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';
import { caretAfterDigits, caretBeforeNextDigit, pasteText } from './masked-input.ts';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'onInput' | 'onPaste' | 'value'
> & {
  readonly defaultValue?: string;
};

/** Ten digits, formatted as `(214) 555-0142` while typing. A pasted country code is removed. */
export function PhoneField({ defaultValue = '', ...rest }: Props) {
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      defaultValue={formatPhone(defaultValue)}
      type="tel"
      maxLength={PHONE_MAX_LENGTH}
      onInput={(event) => mask(event.currentTarget, (event.nativeEvent as InputEvent).inputType)}
      onPaste={(event) => pasteText(event, formatPhone)}
    />
  );
}

function mask(input: HTMLInputElement, inputType: string): void {
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const masked = formatPhone(typed);
  if (masked === typed) return;
  input.value = masked;
  const digitCount = digitsOf(typed.slice(0, caret)).length;
  const place = inputType === 'deleteContentForward' ? caretBeforeNextDigit : caretAfterDigits;
  const position = caret === typed.length ? masked.length : place(masked, digitCount);
  input.setSelectionRange(position, position);
}
