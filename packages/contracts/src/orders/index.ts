export * from './endpoints.ts';
export * from './order.ts';
export { OrderCodec } from './order-codec.ts';
