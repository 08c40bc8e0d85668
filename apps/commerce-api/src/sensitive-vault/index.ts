export { EnvelopeError } from './envelope.ts';
export { createKeyring, type Keyring, parseKeyring } from './keyring.ts';
export { createSensitiveVault, type SensitiveVault } from './vault.ts';
