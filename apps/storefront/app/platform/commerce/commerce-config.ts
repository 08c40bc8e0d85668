/** Demo ids; a real tenant sets its own by configuration. */
export const ORGANIZATION_ID = 'f_ecom_ownp_001';
export const CLIENT_ID = '8d3c1f52-7a64-4f0e-9b7d-2f1f6a0c5e11';
