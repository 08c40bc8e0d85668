import type { HostedFieldMessage } from '@ownpath/contracts/checkout';
import {
  CARD_MONTHS,
  CARD_YEARS,
  type FieldRule,
  findFieldProblem,
  HOSTED_FIELD_LIMITS,
  MAX_CARD_FRAME_HEIGHT_PX,
} from '@ownpath/domain/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';

export type FrameToken = Extract<HostedFieldMessage, { type: 'token' | 'account' }>;

export type HostedFrame = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly heightPx: number;
  /** The frame may load: earlier, its first message could arrive before anyone listens. */
  readonly isListening: boolean;
  readonly isReady: boolean;
  /** Code of the last error that the fields reported, until the next try. */
  readonly errorCode: string | null;
  readonly isAsking: boolean;
  /** The fields did not load in time. */
  readonly isLate: boolean;
  /** How often they were loaded; a key of the frame. */
  readonly attempt: number;
  reload(): void;
  /** Has the fields check themselves and ask for a token. */
  ask(): void;
};

/** Height until the fields report theirs, so that the page does not jump. */
const FIRST_HEIGHT_PX = 290;

/** How long the fields may take to load before another try is offered. */
const LATE_AFTER_MS = 12_000;

/**
 * Exchanges messages with the gateway's frame: only with that window, only with that origin.
 * @param isOpen the frame is needed; it stays loaded once it was
 */
export function useHostedFrame(
  frameOrigin: string,
  isOpen: boolean,
  onToken: (token: FrameToken) => void,
): HostedFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState(FIRST_HEIGHT_PX);
  const [isListening, setIsListening] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [lateAttempt, setLateAttempt] = useState<number | null>(null);
  const wasOpen = useRef(isOpen);
  wasOpen.current ||= isOpen;
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
    setIsListening(true);
    return () => window.removeEventListener('message', receive);
  }, [frameOrigin]);

  useEffect(() => {
    if (isReady || !isOpen) return;
    const timer = setTimeout(() => setLateAttempt(attempt), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady, isOpen, attempt]);

  return {
    frame,
    heightPx,
    isListening: isListening && wasOpen.current,
    isReady,
    errorCode,
    isAsking,
    isLate: !isReady && lateAttempt === attempt,
    attempt,
    reload() {
      setErrorCode(null);
      setIsReady(false);
      setAttempt((count) => count + 1);
    },
    ask() {
      setErrorCode(null);
      setIsAsking(true);
      frame.current?.contentWindow?.postMessage({ type: 'submit' }, frameOrigin);
    },
  };
}

/**
 * A message of the gateway's fields, or null for anything else. Checked without the schema, so
 * that no schema library travels to the browser; the caller has checked origin and source.
 */
export function readHostedFieldMessage(data: unknown): HostedFieldMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const message: { type: unknown } & Record<string, unknown> = { ...data };
  switch (message.type) {
    case 'ready':
    case 'resize':
      return isHeight(message.height) ? { type: message.type, height: message.height } : null;
    case 'error':
      return isText(message.code, HOSTED_FIELD_LIMITS.code) ? { type: 'error', code: message.code } : null;
    case 'token':
      return readToken(message);
    case 'account':
      return readAccount(message);
    default:
      return null;
  }
}

function readToken(message: Record<string, unknown>): HostedFieldMessage | null {
  const { token, brand, last4, expirationMonth, expirationYear } = message;
  const limits = HOSTED_FIELD_LIMITS;
  if (!isText(token, limits.token) || !isText(brand, limits.brand) || !isText(last4, limits.last4))
    return null;
  if (!isWhole(expirationMonth, CARD_MONTHS) || !isWhole(expirationYear, CARD_YEARS)) return null;
  return { type: 'token', token, brand, last4, expirationMonth, expirationYear };
}

function readAccount({ token, last4 }: Record<string, unknown>): HostedFieldMessage | null {
  const limits = HOSTED_FIELD_LIMITS;
  if (!isText(token, limits.token)) return null;
  if (last4 !== null && !isText(last4, limits.last4)) return null;
  return { type: 'account', token, last4 };
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_CARD_FRAME_HEIGHT_PX;
}

function isText(value: unknown, rule: FieldRule): value is string {
  return typeof value === 'string' && findFieldProblem(rule, value) === null;
}

function isWhole(
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
