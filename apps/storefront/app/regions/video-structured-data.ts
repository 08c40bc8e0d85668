export type Film = {
  readonly poster: { readonly src: string; readonly width: number; readonly height: number };
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly captions: readonly { readonly src: string; readonly language: string; readonly label: string }[];
  readonly seconds: number;
  readonly published: string;
  readonly hasSound: boolean;
};

type Described = {
  readonly title: string;
  readonly film: Film;
  readonly transcript: readonly string[];
  /** Of the shop's public address. */
  readonly origin: string;
  readonly language: string;
};

/** schema.org data of a film. URLs are absolute; of the formats, the one that crawlers and messengers know best. */
export function videoStructuredData({ title, film, transcript, origin, language }: Described) {
  const { poster, sources, seconds, published } = film;
  const file = sources.find(({ type }) => type === 'video/mp4') ?? sources[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: transcript[0],
    thumbnailUrl: [new URL(poster.src, origin).href],
    uploadDate: published,
    duration: `PT${seconds}S`,
    ...(file && { contentUrl: new URL(file.src, origin).href, encodingFormat: file.type }),
    inLanguage: language,
    transcript: transcript.join(' '),
  };
}
