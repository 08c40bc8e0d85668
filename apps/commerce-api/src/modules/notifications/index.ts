export {
  type Email,
  notificationJobs,
  type PostedLetter,
  queueEmail,
  queueLetter,
  queueText,
} from './deliver-message.ts';
export { HEAD_OFFICE, type LetterLine, toLetter } from './letter.ts';
