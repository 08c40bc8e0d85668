export * from './account-forms.ts';
export * from './application-form.ts';
export * from './bank-fields.ts';
export * from './checkout-forms.ts';
export * from './contact-fields.ts';
export * from './field-rule.ts';
export * from './hidden-characters.ts';
export * from './store-search-fields.ts';
