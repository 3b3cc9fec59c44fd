// Runs the services named on the command line in one process: `node host.js identity catalog`.
// Telemetry first: it has to see the other modules being loaded.
import '@kashikari/platform/telemetry';
import { runUntilSignal, startService, type RunningService, type ServiceModule } from '@kashikari/platform';

type ServiceExports = Record<string, ServiceModule | undefined>;

/**
 * Returns the Nest module that a service exports under its own name: `services/catalog/src/index.ts` → `CatalogModule`.
 */
function moduleOf(name: string): ServiceModule {
  const exported = require(`@kashikari/${name}/dist/index.js`) as ServiceExports;
  const module = exported[`${name.charAt(0).toUpperCase()}${name.slice(1)}Module`];
  if (!module) throw new Error(`services/${name}/src/index.ts exports no module`);
  return module;
}

/** Starts all, and stops those that did start when one does not. */
async function startAll(names: readonly string[]): Promise<{ stop(): Promise<void> }> {
  const starts = names.map((name) => startService({ name, module: moduleOf(name), env: process.env }));
  const settled = await Promise.allSettled(starts);
  const running = settled.flatMap((one): RunningService[] => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => void (await Promise.all(running.map((service) => service.stop())));
  const failed = settled.find((one) => one.status === 'rejected');
  if (!failed) return { stop };
  await stop();
  throw failed.reason;
}

void runUntilSignal(() => startAll(process.argv.slice(2)));
