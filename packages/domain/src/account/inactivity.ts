/** Milliseconds without activity before a warning, and how long the warning counts down. */
export type IdleTimes = { readonly idleMs: number; readonly countdownMs: number };

export type IdlePhase =
  | { readonly name: 'active'; readonly checkInMs: number }
  | { readonly name: 'warning'; readonly secondsLeft: number; readonly checkInMs: number }
  | { readonly name: 'expired' };

const SECOND_MS = 1_000;

/**
 * The phase at this time. It depends on the clock only, so a hidden tab or a sleeping computer, whose timers do not run,
 * loses no time.
 */
export function idlePhase(lastActivityAt: number, now: number, times: IdleTimes): IdlePhase {
  const idle = Math.max(0, now - lastActivityAt);
  if (idle < times.idleMs) return { name: 'active', checkInMs: times.idleMs - idle };
  const left = times.idleMs + times.countdownMs - idle;
  if (left <= 0) return { name: 'expired' };
  return {
    name: 'warning',
    secondsLeft: Math.ceil(left / SECOND_MS),
    checkInMs: left % SECOND_MS || SECOND_MS,
  };
}

/** Seconds left at which a screen reader announces the countdown. */
const ANNOUNCED_SECONDS = [60, 30, 10];

/** The mark that was passed last: the live region changes at the marks only. Null before the first. */
export function announcedSeconds(secondsLeft: number): number | null {
  return ANNOUNCED_SECONDS.findLast((mark) => mark >= secondsLeft) ?? null;
}
