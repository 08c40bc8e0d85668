import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Photographs of the demo catalogue, as `packages/demo-data/src/pictures/pictures.json` names them. */
export const productPicturesFolder = fileURLToPath(new URL('./products', import.meta.url));

/** Photographs of furnished rooms, as `packages/demo-data/src/rooms/rooms.json` names them. */
export const roomPicturesFolder = fileURLToPath(new URL('./rooms', import.meta.url));

/** Films with their captions and stills, as `packages/demo-data/src/films/films.json` names them. */
export const filmsFolder = fileURLToPath(new URL('./films', import.meta.url));

/** False in a sparse clone without the 47 MB of product photographs: the shop shows its drawings then. */
export const hasProductPictures = existsSync(productPicturesFolder);
