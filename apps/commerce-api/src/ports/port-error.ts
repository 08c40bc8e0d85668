/**
 * Kinds of failed provider calls. After `timeout` the outcome is unknown: the provider may have acted.
 */
export type PortFault = 'timeout' | 'unavailable' | 'malformed' | 'rejected';

export class PortError extends Error {
  readonly port: string;
  readonly fault: PortFault;

  constructor(port: string, fault: PortFault, message: string, options?: { cause?: unknown }) {
    super(`${port}: ${message}`, options);
    this.name = 'PortError';
    this.port = port;
    this.fault = fault;
  }
}
