/** Terms shared by several shelves. */
export const hybrid = [
  'Pocket coils and memory foam',
  'Resortes individuales y espuma viscoelástica',
] as const;
export const foam = [
  'Gel memory foam on a support core',
  'Espuma viscoelástica con gel sobre núcleo firme',
] as const;
export const coils = ['Pocket coils, quilted top', 'Resortes individuales con acolchado'] as const;
export const plush = ['Plush', 'Suave'] as const;
export const medium = ['Medium', 'Media'] as const;
export const mediumFirm = ['Medium firm', 'Media firme'] as const;
export const firm = ['Firm', 'Firme'] as const;
