export { commonHeaders, NOT_SENT } from './common-headers.ts';
export { closeServer, exitOnFailure, listen, stopGracefully } from './lifecycle.ts';
export { ShutdownDelaySeconds } from './settings.ts';
