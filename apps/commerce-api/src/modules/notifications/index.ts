export { notificationJobs } from './deliver-message.ts';
export { type Email, queueEmail } from './queue-email.ts';
