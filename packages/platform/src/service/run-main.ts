import { stopTracing } from '../telemetry/tracing';
import { ConfigError } from '../config/config-error';
import { startService, type ServiceModule } from './start-service';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The whole of a service's main file: starts it and stops it on SIGTERM or SIGINT. */
export function runMain(name: string, module: ServiceModule): Promise<void> {
  return runUntilSignal(() => startService({ name, module, env: process.env }));
}

/**
 * Runs a process until a signal stops it; further signals are ignored. A fault at the start is reported in one message
 * and ends the process with 1.
 */
export async function runUntilSignal(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  let told: () => void = () => undefined;
  const signal = new Promise<void>((resolve) => (told = resolve));
  for (const name of SIGNALS) process.on(name, told);
  try {
    const running = await start();
    await signal;
    await running.stop();
    await stopTracing();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
