export type { Shopper } from '../modules/login/index.ts';
