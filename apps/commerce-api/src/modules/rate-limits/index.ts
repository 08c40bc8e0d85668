export { limitAttempts } from './limit-attempts.ts';
