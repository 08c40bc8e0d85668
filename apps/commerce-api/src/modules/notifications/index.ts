export { type Email, notificationJobs, queueEmail } from './deliver-message.ts';
