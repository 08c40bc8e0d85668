export { conditionPictureOf, picturesOf, pictureUrlOf } from './picture-queries.ts';
