export { toUnitsReading, type UnitsColumns, unitsReadingOf } from './catalog-context-queries.ts';
export { areOnlineOn } from './catalog-queries.ts';
export { refreshCatalog } from './catalog-reader.ts';
export {
  loadSellableItems,
  type SellableCondition,
  type SellableProduct,
  type SellableUnit,
} from './load-sellable-items.ts';
export { demandJobs, planDemand } from './refresh-demand.ts';
export { catalogRoutes } from './routes.ts';
