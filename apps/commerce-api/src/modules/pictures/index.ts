export { conditionPictureOf, picturesOf, pictureUrlOf } from './picture-store.ts';
