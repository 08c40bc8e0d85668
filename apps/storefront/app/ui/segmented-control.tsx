import { cx } from './cx.ts';

export type Segment<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = {
  readonly name: string;
  /** Accessible name of the group. */
  readonly legend: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange?: (value: Value) => void;
  /** Fills its container with segments of equal width. */
  readonly isFull?: boolean;
};

/** Radio buttons as one pill: arrow keys work, and so does the form without JavaScript. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { name, legend, segments, value, onChange, isFull } = props;
  return (
    <fieldset
      className={cx(
        'grid grid-cols-[repeat(4,auto)] gap-0.5 rounded-3xl bg-oat-200 p-1',
        // Spanish labels need two rows on a phone, and all labels do on the smallest.
        'max-[22rem]:grid-cols-2 max-[25rem]:[:lang(es)_&]:grid-cols-2',
        isFull
          ? 'w-full lg:max-xl:[:lang(es)_&]:grid-cols-2'
          : 'w-full min-[33rem]:inline-grid min-[33rem]:w-auto',
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={cx(
            'relative inline-flex min-h-10 cursor-pointer items-center justify-center rounded-pill px-1 text-center tracking-[-0.01em] min-[33rem]:tracking-normal',
            'text-[0.875rem] font-medium whitespace-nowrap text-ink-2 min-[33rem]:text-sm',
            isFull ? 'xl:px-4' : 'min-[33rem]:px-4',
            'has-checked:bg-white has-checked:font-semibold has-checked:text-ink',
            'has-checked:ring-[1.5px] has-checked:ring-spruce-700',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-pill outline-none"
            {...(onChange
              ? { checked: segment.value === value, onChange: () => onChange(segment.value) }
              : { defaultChecked: segment.value === value })}
          />
          <span className="pointer-events-none relative">{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
