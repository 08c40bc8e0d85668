export { categoryPictureUrlOf, conditionPictureOf, picturesOf, pictureUrlOf } from './picture-queries.ts';
