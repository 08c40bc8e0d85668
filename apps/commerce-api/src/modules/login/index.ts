export type { Shopper } from './access-token-claims.ts';
export { createTokenService, type TokenService } from './token-service.ts';
