export { describeCondition, describePicture, type PictureSubject } from './alt-texts.ts';
export {
  type ConditionPicture,
  findConditionPicture,
  findPictureUrl,
  listPictures,
  type ProductPicture,
} from './picture-library.ts';
