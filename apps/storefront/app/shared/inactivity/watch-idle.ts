import { type IdlePhase, type IdleTimes, idlePhase } from '@ownpath/domain/account';
import { keep, readKept } from '../../platform/browser-storage.ts';
import { ACTIVITY } from './activity.ts';

/** Activity is written at most this often. */
const WRITE_EVERY_MS = 1_000;

type Options = IdleTimes & {
  /** Where the time of the last activity is kept: tabs with the same key share it. */
  readonly key: 'checkoutActivity' | 'accountActivity';
  readonly onPhase: (phase: IdlePhase) => void;
  /** Called at most once a second. */
  readonly onActivity: () => void;
};

export type IdleWatch = {
  /** Counts as activity, also while the warning is shown. */
  readonly stay: () => void;
  readonly stop: () => void;
};

/**
 * Watches the shopper's activity in all tabs. Once the warning is shown, only `stay` or activity in another tab ends
 * it. After `expired` nothing follows.
 */
export function watchIdle({ key, onPhase, onActivity, ...times }: Options): IdleWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ownActivityAt = 0;
  const lastActivityAt = () => Math.max(ownActivityAt, Number(readKept(key)) || 0);

  const write = (now: number) => {
    ownActivityAt = now;
    keep(key, now);
  };
  const check = () => {
    clearTimeout(timer);
    // The clock was set back.
    if (lastActivityAt() > Date.now()) write(Date.now());
    const phase = idlePhase(lastActivityAt(), Date.now(), times);
    if (phase.name === 'expired') stop();
    else timer = setTimeout(check, phase.checkInMs);
    onPhase(phase);
  };
  const remember = () => {
    write(Date.now());
    check();
  };
  const note = () => {
    const now = Date.now();
    // The first touch after hours comes before the timer.
    if (idlePhase(lastActivityAt(), now, times).name !== 'active') return check();
    if (now >= ownActivityAt && now - ownActivityAt < WRITE_EVERY_MS) return;
    remember();
    onActivity();
  };
  const onStorage = (event: Event) => {
    if ('key' in event && event.key === key) check();
  };
  /** Typing into a frame of another origin, such as the card fields, is not seen; entering it is. */
  const onBlur = () => {
    if (document.activeElement?.tagName === 'IFRAME') note();
  };

  const listeners: readonly (readonly [EventTarget, string, (event: Event) => void])[] = [
    ...ACTIVITY.map((type) => [window, type, note] as const),
    [window, 'storage', onStorage],
    [window, 'blur', onBlur],
    [window, 'pageshow', check],
    [document, 'visibilitychange', check],
  ];
  const stop = () => {
    clearTimeout(timer);
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener, true);
  };
  for (const [target, type, listener] of listeners) {
    target.addEventListener(type, listener, { capture: true, passive: true });
  }
  remember();
  return { stay: remember, stop };
}
