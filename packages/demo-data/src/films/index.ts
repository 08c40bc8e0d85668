import { readFileSync } from 'node:fs';
import type { Localized, RoomCut } from '../types/index.ts';

export type Film = {
  /** A still; stored at full and at half width, as WebP and as AVIF. */
  readonly poster: RoomCut;
  /** The same film in several formats, the one to prefer first; each language has its own. */
  readonly sources: readonly { readonly src: Localized; readonly type: 'video/webm' | 'video/mp4' }[];
  readonly captions: readonly { readonly src: string; readonly language: string; readonly label: string }[];
  readonly seconds: number;
  /** `YYYY-MM-DD`. */
  readonly published: string;
  readonly hasSound: boolean;
};

/** The files of one language, without their folder. */
type Files = { readonly webm: string; readonly mp4: string; readonly captions: string };

/** The index that `tools/film-studio/encode.ts` writes. */
export type FilmIndex = {
  readonly films: Readonly<
    Record<
      string,
      {
        readonly seconds: number;
        readonly published: string;
        /** Base name of the still's files, without width and format. */
        readonly poster: { readonly file: string; readonly width: number; readonly height: number };
        readonly languages: Readonly<Record<keyof Localized, Files>>;
        /** All that the film says and shows, in paragraphs. */
        readonly transcript: readonly Localized[];
      }
    >
  >;
};

export function loadFilmIndex(): FilmIndex {
  return JSON.parse(readFileSync(new URL('./films.json', import.meta.url), 'utf8')) as FilmIndex;
}

let index: FilmIndex | undefined;

/** @throws Error when there is no such film */
export function filmOf(id: string): { readonly film: Film; readonly transcript: readonly Localized[] } {
  index ??= loadFilmIndex();
  const entry = index.films[id];
  if (!entry) throw new Error(`There is no film ${id}.`);
  const { seconds, published, poster, languages, transcript } = entry;
  const url = (file: string) => `/pictures/films/${file}`;
  const inBoth = (kind: keyof Files): Localized => ({
    'en-US': url(languages['en-US'][kind]),
    'es-US': url(languages['es-US'][kind]),
  });
  return {
    film: {
      poster: { src: url(`${poster.file}-${poster.width}.webp`), width: poster.width, height: poster.height },
      sources: [
        { src: inBoth('webm'), type: 'video/webm' },
        { src: inBoth('mp4'), type: 'video/mp4' },
      ],
      captions: [
        { src: url(languages['en-US'].captions), language: 'en-US', label: 'English' },
        { src: url(languages['es-US'].captions), language: 'es-US', label: 'Español' },
      ],
      seconds,
      published,
      hasSound: false,
    },
    transcript,
  };
}
