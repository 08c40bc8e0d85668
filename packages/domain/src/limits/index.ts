export { defaultLimits, type Limit, type LimitChanges, type LimitedCall, limitOf } from './call-limits.ts';
export { visitorOfAddress } from './visitor-of-address.ts';
