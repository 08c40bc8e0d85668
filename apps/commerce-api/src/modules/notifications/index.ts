export {
  type Email,
  notificationJobs,
  type PostedLetter,
  queueEmail,
  queueLetter,
} from './deliver-message.ts';
export { type LetterLine, toLetter } from './letter.ts';
