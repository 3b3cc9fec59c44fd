// Builds what is stale, and nothing else: `node scripts/build.mjs [--server] [--web]`.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { proto } from './build/proto.mjs';
import { server } from './build/server.mjs';
import { alone } from './build/stamp.mjs';
import { frontend, frontends } from './build/web.mjs';
import { at } from './root.mjs';
import { inParallel } from './run.mjs';

async function bring(part) {
  const stale = part.stale();
  if (!stale) return false;
  const began = performance.now();
  await part.build(stale);
  console.log(`built ${part.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return true;
}

const webParts = () => (existsSync(at('node_modules/webpack')) ? frontends().map(frontend) : []);

/**
 * Builds in order: protos, then what runs on Node, then the frontends, two at a time.
 * @param {{ server?: boolean, web?: boolean }} [wanted]
 * @returns {Promise<string[]>} the parts that were built
 */
export function build({ server: wantServer = true, web: wantWeb = true } = {}) {
  return alone(async () => {
    const built = [];
    const add = async (part) => (await bring(part)) && built.push(part.name);
    await add(proto);
    if (wantServer) await add(server);
    if (wantWeb) {
      await inParallel(
        2,
        webParts().map((part) => () => add(part)),
      );
    }
    return built;
  });
}

/** Returns true if at least one part would be built. */
export function isStale() {
  return [proto, server, ...webParts()].some((part) => part.stale());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const only = process.argv.slice(2);
  try {
    await build({
      server: !only.length || only.includes('--server'),
      web: !only.length || only.includes('--web'),
    });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
