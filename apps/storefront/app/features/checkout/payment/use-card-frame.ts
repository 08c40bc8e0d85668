import type { HostedFieldMessage } from '@ownpath/contracts/checkout';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readHostedFieldMessage } from './hosted-field-message.ts';

export type CardToken = Extract<HostedFieldMessage, { type: 'token' }>;

export type CardFrame = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly heightPx: number;
  readonly isReady: boolean;
  /** Code of the last error that the fields reported, until the next try. */
  readonly errorCode: string | null;
  readonly isAsking: boolean;
  /** Has the fields check themselves and ask for a token. */
  ask(): void;
};

/** Height before the fields have told theirs, so that the page does not jump. */
const FIRST_HEIGHT_PX = 290;

/** Speaks with the gateway's frame: only with that window, only with that origin. */
export function useCardFrame(frameOrigin: string, onToken: (token: CardToken) => void): CardFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState(FIRST_HEIGHT_PX);
  const [isReady, setIsReady] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const latestOnToken = useRef(onToken);
  latestOnToken.current = onToken;

  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== frameOrigin || event.source !== frame.current?.contentWindow) return;
      const message = readHostedFieldMessage(event.data);
      if (!message) return;
      if (message.type === 'ready' || message.type === 'resize') {
        setIsReady(true);
        setHeightPx(message.height);
        return;
      }
      setIsAsking(false);
      if (message.type === 'error') setErrorCode(message.code);
      else latestOnToken.current(message);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frameOrigin]);

  return {
    frame,
    heightPx,
    isReady,
    errorCode,
    isAsking,
    ask() {
      setErrorCode(null);
      setIsAsking(true);
      frame.current?.contentWindow?.postMessage({ type: 'submit' }, frameOrigin);
    },
  };
}
