export { findCredential } from './credentials-queries.ts';
export { loginChangeEmails } from './customer-emails.ts';
export {
  endSessions,
  findCustomer,
  findCustomerByLogin,
  isLoginFree,
  listPhones,
  putPhones,
  updateProfile,
} from './customers-queries.ts';
export { findOrCreateCustomerByIdentity, type ProvenIdentity } from './find-customer-by-identity.ts';
export { createDeviceProof, deviceHeaders, KNOWN_DEVICE_HEADER } from './known-device.ts';
export { customerJobs, requestPasswordReset, resetPassword } from './reset-password.ts';
export { customerRoutes } from './routes.ts';
export { findSavedCard, listSavedCards, requireOwnToken, saveCard } from './save-card.ts';
export { findCustomerByPassword, verifyOwnPassword } from './verify-password.ts';
