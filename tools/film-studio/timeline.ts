/** Seconds at which each scene starts; the captions start with them. */
export const CUTS = {
  opening: 0,
  find: 3.3,
  store: 7.6,
  price: 11.2,
  approval: 16.8,
  delivery: 20.4,
  pay: 25.2,
  own: 28.6,
  exchange: 31.0,
  giveBack: 33.2,
  end: 36.0,
} as const;
export const DURATION = 39.2;
export const FRAMES_PER_SECOND = 25;
export const [WIDTH, HEIGHT] = [1280, 720];
/** A moment without words: the still that stands for the film. */
export const POSTER_AT = 24.9;
