// Telemetry first: it has to see the other modules being loaded.
import { stopTracing } from '@kashikari/platform/telemetry';
import { startGateway } from './gateway';

void startGateway({ env: process.env }).then(
  (gateway) => {
    const stop = () =>
      void gateway
        .stop()
        .then(stopTracing)
        .then(() => process.exit(0));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
