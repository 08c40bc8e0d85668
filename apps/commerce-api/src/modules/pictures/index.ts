export { pictureUrlOf } from './picture-store.ts';
