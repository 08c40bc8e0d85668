import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The shop's two faces, by the file name that pages ask for; each gives the path of the file on disk. */
export const fontFiles: Readonly<Record<string, () => string>> = {
  'instrument-sans.woff2': () =>
    require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  'bricolage-grotesque.woff2': () =>
    require.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
};
