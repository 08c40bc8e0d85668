export * from './agreement.ts';
export * from './endpoints.ts';
export * from './order.ts';
export { OrderCodec, OrderReading } from './order-codec.ts';
