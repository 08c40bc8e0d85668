export type { TokenSubject } from './access-token-claims.ts';
export type { Shopper } from './shopper.ts';
export { createTokenService, type IssuedTokens, type TokenService } from './token-service.ts';
