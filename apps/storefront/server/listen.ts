import type { Server } from 'node:http';

/** Thrown with the sentence to print when the port can't be had. */
class CannotListen extends Error {}

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new CannotListen(explain(error, port, host))),
    );
    server.listen(port, host, () => resolve());
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  return `Can't listen on ${host}:${port} (${error.code ?? error.message}).`;
}
