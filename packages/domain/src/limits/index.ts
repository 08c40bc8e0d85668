export {
  defaultLimits,
  type Limit,
  type LimitChanges,
  type LimitedCall,
  limitOf,
  visitorOfAddress,
} from './call-limits.ts';
