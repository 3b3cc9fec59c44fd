// Runs the services named on the command line in one process: `node host.js identity catalog`.
import type { ServiceModule } from '@kashikari/platform';

type Services = Record<string, ServiceModule | undefined>;

async function host(names: readonly string[]): Promise<void> {
  // Loaded here and not above: telemetry has to be there before anything that it watches.
  const { startService } = await import('@kashikari/platform');
  const running = await Promise.all(
    names.map((name) => {
      const exported = require(`@kashikari/${name}/dist/index.js`) as Services;
      const module = exported[`${name.charAt(0).toUpperCase()}${name.slice(1)}Module`];
      if (!module) throw new Error(`services/${name}/src/index.ts exports no module`);
      return startService({ name, module, env: process.env });
    }),
  );
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= Promise.all(running.map((service) => service.stop())).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  process.send?.({ ready: true });
}

host(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
