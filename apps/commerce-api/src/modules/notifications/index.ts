export { type Email, notificationJobs, queueEmail } from './deliver-message.ts';
export { type LetterLine, toLetter } from './letter.ts';
