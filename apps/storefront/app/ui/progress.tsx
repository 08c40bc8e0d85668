import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  spruce: '[&::-webkit-progress-value]:bg-spruce-600 [&::-moz-progress-bar]:bg-spruce-600',
  honey: '[&::-webkit-progress-value]:bg-honey-600 [&::-moz-progress-bar]:bg-honey-600',
} as const;

type Props = {
  readonly id: string;
  readonly label: ReactNode;
  /** Value as text, beside the label: `20 of 78 payments`. */
  readonly valueText: ReactNode;
  /** From 0 to `max`; absent when indeterminate. */
  readonly value?: number;
  readonly max?: number;
  readonly tone?: keyof typeof TONES;
};

/** A progress bar with its value as text. */
export function Progress({ id, label, valueText, value, max = 100, tone = 'spruce' }: Props) {
  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span id={`${id}-value`} className="text-ink-2">
          {valueText}
        </span>
      </p>
      <progress
        id={id}
        max={max}
        value={value}
        aria-describedby={`${id}-value`}
        className={cx(
          'block h-3 w-full appearance-none overflow-hidden rounded-md border-0 bg-oat-200 shadow-[inset_0_0_0_1px_var(--color-oat-300)]',
          '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-md',
          'indeterminate:bg-[linear-gradient(90deg,transparent_0_30%,var(--color-spruce-600)_30%_70%,transparent_70%)]',
          'indeterminate:[&::-moz-progress-bar]:bg-transparent motion-safe:indeterminate:animate-pulse',
          TONES[tone],
        )}
      />
    </div>
  );
}
