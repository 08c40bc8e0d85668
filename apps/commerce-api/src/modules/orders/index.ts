export { listCustomerOrders, type OrdersRequest } from './list-customer-orders.ts';
export { orderJobs } from './order-jobs.ts';
export { orderRoutes } from './routes.ts';
