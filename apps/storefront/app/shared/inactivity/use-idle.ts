import type { IdleTimes } from '@ownpath/domain/account';
import { useEffect, useRef, useState } from 'react';
import { type IdleWatch, watchIdle } from './watch-idle.ts';

type Options = IdleTimes & {
  readonly key: Parameters<typeof watchIdle>[0]['key'];
  readonly onActivity: () => void;
  readonly onExpired: () => void;
};

type Idle = {
  /** Null while no warning is shown. */
  readonly secondsLeft: number | null;
  readonly stay: () => void;
};

/** Watches inactivity while the component is mounted. */
export function useIdle({ key, idleMs, countdownMs, onActivity, onExpired }: Options): Idle {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const watch = useRef<IdleWatch>(null);
  const latest = useRef({ onActivity, onExpired });
  useEffect(() => {
    latest.current = { onActivity, onExpired };
  });
  useEffect(() => {
    const started = watchIdle({
      key,
      idleMs,
      countdownMs,
      onActivity: () => latest.current.onActivity(),
      onPhase: (phase) => {
        setSecondsLeft(phase.name === 'warning' ? phase.secondsLeft : null);
        if (phase.name === 'expired') latest.current.onExpired();
      },
    });
    watch.current = started;
    return started.stop;
  }, [key, idleMs, countdownMs]);
  return { secondsLeft, stay: () => watch.current?.stay() };
}
