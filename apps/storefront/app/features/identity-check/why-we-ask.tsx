import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';

const PARTS = [
  ['identity.why', 'identity.whyText'],
  ['identity.notSure', 'identity.notSureText'],
] as const;

/** Beside the questions: why they are asked, and what happens when somebody does not know. */
export function WhyWeAsk() {
  return (
    <>
      <div className="grid gap-6 rounded-leaf bg-sage-100 p-6 lg:p-9">
        {PARTS.map(([titleId, textId]) => (
          <div key={titleId}>
            <h2 className="text-[1.375rem]">
              <FormattedMessage id={titleId} />
            </h2>
            <p className="mt-1.5 text-sm text-ink-2">
              <FormattedMessage id={textId} />
            </p>
          </div>
        ))}
      </div>
      <p className="mt-4 flex gap-2.5 px-1 text-xs text-ink-3">
        <Icon as="clock" size="s" />
        <FormattedMessage id="identity.noTimer" />
      </p>
    </>
  );
}
