export { commonHeaders } from './common-headers.ts';
export { exitOnFailure, listen, stopGracefully } from './lifecycle.ts';
