export { countOpenExchanges, stateOfExchange } from './exchange-state.ts';
export {
  type Exchange,
  type ExchangeRow,
  findExchange,
  findExchangeOfNew,
  insertExchange,
  listExchanges,
  moveExchange,
} from './exchanges-queries.ts';
export { finishExchange } from './finish-exchange.ts';
export { linkExchange } from './link-exchange.ts';
