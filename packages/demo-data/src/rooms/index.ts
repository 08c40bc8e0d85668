import { readFileSync } from 'node:fs';
import type { Localized, RoomCut, RoomPhoto } from '../types/index.ts';

type Picture = {
  /** Hash of the picture's inputs: a change means that the picture must be rendered again. */
  readonly recipe: string;
  /** Base name of its files, without width and format. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
};

/** The index that `tools/product-studio/finish-rooms.ts` writes. */
export type RoomIndex = {
  readonly rooms: Readonly<
    Record<
      string,
      { readonly alt: Localized; readonly pictures: Readonly<Record<'landscape' | 'portrait', Picture>> }
    >
  >;
};

export function loadRoomIndex(): RoomIndex {
  return JSON.parse(readFileSync(new URL('./rooms.json', import.meta.url), 'utf8')) as RoomIndex;
}

let index: RoomIndex | undefined;

/** @throws Error when there is no photograph of this room */
export function roomPhoto(id: string): RoomPhoto {
  index ??= loadRoomIndex();
  const room = index.rooms[id];
  if (!room) throw new Error(`There is no photograph of the room ${id}.`);
  const cut = ({ file, width, height }: Picture): RoomCut => ({
    src: `/pictures/rooms/${file}-${width}.webp`,
    width,
    height,
  });
  return { alt: room.alt, landscape: cut(room.pictures.landscape), portrait: cut(room.pictures.portrait) };
}
