export * from './delivery-area.ts';
export * from './delivery-date.ts';
export * from './reservation-period.ts';
export * from './store-hours.ts';
export * from './store-search.ts';
export * from './store-services.ts';
export * from './us-states.ts';
export * from './visit-slots.ts';
