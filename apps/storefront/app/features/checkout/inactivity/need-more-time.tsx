import { announcedSeconds } from '@ownpath/domain/account';
import { INACTIVITY_FINAL_WAIT_MS } from '@ownpath/domain/constants';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';

const FINAL_WAIT_SECONDS = INACTIVITY_FINAL_WAIT_MS / 1_000;
const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

type Props = {
  /** Null while it is closed. */
  readonly secondsLeft: number | null;
  readonly onContinue: () => void;
};

/** "Need more time?": closing it is the same as Continue. */
export function NeedMoreTime({ secondsLeft, onContinue }: Props) {
  const { formatMessage } = useIntl();
  const announced = secondsLeft === null ? null : announcedSeconds(secondsLeft);
  return (
    <LateDialog
      isOpen={secondsLeft !== null}
      onClose={onContinue}
      closesOnScrim={false}
      lead={<Countdown secondsLeft={secondsLeft ?? FINAL_WAIT_SECONDS} />}
      title={formatMessage({ id: 'inactivity.title' })}
      description={<FormattedMessage id="inactivity.text" values={{ seconds: FINAL_WAIT_SECONDS }} />}
      closeLabel={formatMessage({ id: 'inactivity.continue' })}
    >
      <p aria-live="assertive" className="sr-only">
        {announced !== null && <FormattedMessage id="inactivity.left" values={{ seconds: announced }} />}
      </p>
      <Button variant="action" isBlock className="mt-6" onClick={onContinue}>
        <FormattedMessage id="inactivity.continue" />
      </Button>
    </LateDialog>
  );
}

/** The seconds in a ring that empties. */
function Countdown({ secondsLeft }: { readonly secondsLeft: number }) {
  return (
    <div aria-hidden="true" className="relative mb-4 grid size-16 place-items-center">
      <svg viewBox="0 0 48 48" className="absolute inset-0 -rotate-90" role="presentation">
        <circle cx="24" cy="24" r={RADIUS} className="fill-none stroke-oat-200" strokeWidth="3.5" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          className="fill-none stroke-spruce-700"
          strokeWidth="3.5"
          strokeDasharray={`${(LENGTH * secondsLeft) / FINAL_WAIT_SECONDS} ${LENGTH}`}
        />
      </svg>
      <span className="font-semibold text-lg tabular-nums">{secondsLeft}</span>
    </div>
  );
}
