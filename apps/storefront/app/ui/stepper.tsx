import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type Props = {
  readonly label: string;
  /** Short names of all steps, in order. */
  readonly steps: readonly string[];
  /** Index of the current step. */
  readonly current: number;
  /** `Step 4 of 7`, for narrow screens. */
  readonly summary: string;
  /** `Next: Pay schedule`, absent on the last step. */
  readonly next?: string;
};

export function Stepper({ label, steps, current, summary, next }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="relative hidden auto-cols-fr grid-flow-col lg:grid">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={cx(
              'relative pt-8.5 text-center text-[0.875rem]',
              index === current ? 'font-semibold text-ink' : 'font-medium text-ink-2',
            )}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-2.75 -left-1/2 h-0.75 w-full',
                  index <= current ? 'bg-spruce-700' : 'bg-oat-300',
                )}
              />
            )}
            <StepDot index={index} current={current} />
            {step}
          </li>
        ))}
      </ol>
      <div className="lg:hidden">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <b className="font-semibold">{summary}</b>
          {next && <span className="text-ink-2">{next}</span>}
        </p>
        <div aria-hidden="true" className="mt-2 grid auto-cols-fr grid-flow-col gap-1">
          {steps.map((step, index) => (
            <span
              key={step}
              className={cx('h-1.5 rounded-full', index <= current ? 'bg-spruce-700' : 'bg-oat-300')}
            />
          ))}
        </div>
      </div>
    </nav>
  );
}

function StepDot({ index, current }: { readonly index: number; readonly current: number }) {
  const isDone = index < current;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute top-0 left-1/2 z-1 -ml-3 grid size-6 place-items-center rounded-full text-2xs leading-none font-semibold',
        isDone && 'bg-spruce-700 text-white',
        index === current && 'border-[3px] border-spruce-700 bg-white text-spruce-700',
        index > current && 'border-2 border-oat-500 bg-oat-100',
      )}
    >
      {isDone ? <Icon as="check" size="s" /> : index + 1}
    </span>
  );
}
