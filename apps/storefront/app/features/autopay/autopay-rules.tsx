import { FormattedMessage } from 'react-intl';
import { Icon, type IconName } from '../../ui/icon.tsx';

const RULES = [
  ['bell', 'autopay.rule.before', 'autopay.rule.beforeText'],
  ['calendar-check', 'autopay.rule.day', 'autopay.rule.dayText'],
  ['rotate-ccw', 'autopay.rule.failed', 'autopay.rule.failedText'],
  ['circle-check', 'autopay.rule.end', 'autopay.rule.endText'],
] as const satisfies readonly (readonly [IconName, string, string])[];

/** What autopay does, and when it ends. `time`: of the store's day. */
export function AutopayRules({ time }: { readonly time: string }) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">
        <FormattedMessage id="autopay.rules" />
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {RULES.map(([icon, title, text]) => (
          <li key={title} className="flex gap-3.5">
            <Icon as={icon} className="mt-0.5 flex-none text-spruce-700" />
            <p>
              <b className="block font-semibold">
                <FormattedMessage id={title} values={{ time }} />
              </b>
              <span className="text-ink-2">
                <FormattedMessage id={text} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
