import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldAria } from './field.tsx';
import { Icon } from './icon.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'onChange'> & FieldTexts;

/**
 * The native file input covers the box, so keyboard, click and drag and drop all work. Without JavaScript it is shown,
 * because only it says what was chosen.
 */
export function FileField({ id, label, hint, error, ...rest }: Props) {
  const intl = useIntl();
  const [names, setNames] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const noteNames = () => setNames(Array.from(input.current?.files ?? [], ({ name }) => name));
  // Files may be chosen before the page is hydrated.
  useEffect(noteNames, []);
  const isChosen = names.length > 0;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div
        className={cx(
          'relative flex min-h-18 items-center gap-3.5 rounded-control border-[1.5px] border-dashed bg-white px-4 py-3',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          'has-enabled:hover:bg-sage-50 has-disabled:border-oat-300 has-disabled:bg-oat-200 has-disabled:text-ink-3',
          error ? 'border-2 border-error' : 'border-oat-500',
        )}
      >
        <Icon
          as={isChosen ? 'file-check' : 'upload'}
          size="l"
          className={rest.disabled ? '' : 'text-spruce-700'}
        />
        <p className={cx('min-w-0 text-sm', !isHydrated && 'sr-only')}>
          {isChosen ? (
            <b id={`${id}-chosen`} className="font-semibold wrap-anywhere">
              {intl.formatList(names, { type: 'unit' })}
            </b>
          ) : (
            <FormattedMessage
              id="ui.file.choose"
              values={{
                b: (text) => (
                  <b
                    key="choose"
                    className={cx('font-semibold', !rest.disabled && 'text-spruce-700 underline')}
                  >
                    {text}
                  </b>
                ),
              }}
            />
          )}
        </p>
        <input
          {...rest}
          {...fieldAria({ id, hint, error })}
          ref={input}
          type="file"
          onChange={noteNames}
          className={cx(
            'cursor-pointer disabled:cursor-not-allowed',
            isHydrated ? 'absolute inset-0 size-full opacity-0' : 'w-full min-w-0 py-3 text-sm',
          )}
        />
      </div>
    </FieldFrame>
  );
}
