/** How a picture is looked at: enlarged about the middle of its room and moved from it, in CSS pixels. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };

type Room = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** Of one press on a button or key. */
export const ZOOM_STEP = 1.5;

/** Moves the picture, never so far that its edge comes into the room. */
export function panned({ scale, x, y }: ZoomView, by: Point, { width, height }: Room): ZoomView {
  const within = (value: number, size: number) => {
    const most = (size * (scale - 1)) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { scale, x: within(x + by.x, width), y: within(y + by.y, height) };
}

/**
 * Enlarges or shrinks so that what lies under a point stays under it.
 * @param at from the middle of the room
 */
export function zoomed(view: ZoomView, factor: number, room: Room, at: Point = { x: 0, y: 0 }): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const moved = { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
  return panned(moved, { x: 0, y: 0 }, room);
}
