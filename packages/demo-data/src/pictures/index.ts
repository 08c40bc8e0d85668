export { describeCondition, describePicture, type PictureSubject } from './alt-texts.ts';
export {
  type ConditionPicture,
  findConditionPicture,
  findPictureUrl,
  listPictures,
  type ProductPicture,
} from './picture-library.ts';
export {
  CATEGORY_VARIANTS,
  findCategoryPictureUrl,
  graded,
  pictured,
  TYPICAL_VARIANTS,
} from './typical-pictures.ts';
