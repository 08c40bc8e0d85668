import { serve } from '@hono/node-server';
import { StartupError } from './database/startup-error.ts';
import { startEngine } from './embedded.ts';
import { parseEnv, readEnvironment, SettingError } from './env.ts';

/** The commerce API as a process of its own, without the shop. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const env = parseEnv(environment);
  const engine = await startEngine({
    environment,
    onProgress: (sentence) => console.log(sentence),
  });
  const server = serve(
    { port: env.PORT, hostname: '127.0.0.1', fetch: (request) => engine.fetch(request) },
    () => console.log(`The commerce API answers on http://localhost:${env.PORT}`),
  );
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${env.PORT} is already in use. Set PORT to another one.`
        : error.message,
    );
    process.exit(1);
  });
  const stop = () => server.close(() => void engine.stop().then(() => process.exit(0)));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartupError || error instanceof SettingError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
