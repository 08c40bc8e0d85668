import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { panned, WHOLE, ZOOM_STEP, type ZoomView, zoomed } from './zoom-view.ts';

/** Of one press on an arrow key, in CSS pixels. */
const PAN_STEP = 60;
/** Finger travel that turns to the next picture. */
const SWIPE = 48;
const CLOSE_UP = 2.5;

type Point = { readonly x: number; readonly y: number };

type Options = {
  /** Holds the picture. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Another picture stands there: look at it whole. */
  readonly pictureKey: string;
  /** -1 or 1: a swipe, or an arrow key, over a picture that is seen whole. */
  readonly onTurn: (by: -1 | 1) => void;
};

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Enlarging and moving a picture by fingers, mouse, wheel and keys. */
export function useZoom({ stage, pictureKey, onTurn }: Options) {
  const [view, setView] = useState<ZoomView & { readonly of: string }>({ ...WHOLE, of: pictureKey });
  const shown: ZoomView = view.of === pictureKey ? view : WHOLE;
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const roomOf = () => {
    const { width = 1, height = 1, left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { width, height, middle: { x: left + width / 2, y: top + height / 2 } };
  };
  const change = (next: (from: ZoomView) => ZoomView) =>
    setView((from) => ({ ...next(from.of === pictureKey ? from : WHOLE), of: pictureKey }));
  const zoomBy = (factor: number, at?: Point) => {
    const room = roomOf();
    const { middle } = room;
    change((from) => zoomed(from, factor, room, at && { x: at.x - middle.x, y: at.y - middle.y }));
  };
  const panBy = (by: Point) => {
    const room = roomOf();
    change((from) => panned(from, by, room));
  };
  const zoomByWheel = useEffectEvent(({ deltaY, clientX, clientY }: WheelEvent) =>
    zoomBy(deltaY < 0 ? 1.15 : 1 / 1.15, { x: clientX, y: clientY }),
  );

  // React listens to the wheel passively, and the page must not scroll under the picture.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomByWheel(event);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    travelled.current = 0;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (other) {
      const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      zoomBy(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      panBy({ x: by.x / 2, y: by.y / 2 });
    } else if (shown.scale > 1) {
      panBy(by);
    } else {
      travelled.current += by.x;
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    const { current } = travelled;
    travelled.current = 0;
    if (Math.abs(current) > SWIPE) onTurn(current < 0 ? 1 : -1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP);
    else if (event.key === '0') change(() => WHOLE);
    else if (by && shown.scale > 1) panBy({ x: by.x * PAN_STEP, y: by.y * PAN_STEP });
    else if (by && by.x !== 0) onTurn(by.x < 0 ? 1 : -1);
    else return;
    event.preventDefault();
  };

  return {
    view: shown,
    zoomBy,
    onKeyDown,
    stageProps: {
      ref: stage,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        shown.scale > 1 ? change(() => WHOLE) : zoomBy(CLOSE_UP, { x: event.clientX, y: event.clientY }),
    },
  };
}
