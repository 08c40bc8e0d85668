export type { Shopper } from './shopper.ts';
export { createTokenService, type TokenService } from './token-service.ts';
