export * from './account-forms.ts';
export * from './application-form.ts';
export * from './delivery-form.ts';
export * from './message-form.ts';
export * from './shop-forms.ts';
