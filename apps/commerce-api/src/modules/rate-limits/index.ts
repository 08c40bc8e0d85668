export { limitAttempts, takeBackAttempt } from './limit-attempts.ts';
