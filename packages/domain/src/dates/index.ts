export * from './business-days.ts';
export * from './calendar-date.ts';
export * from './format-instant.ts';
export * from './time-zone.ts';
