import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../build.mjs';

/** A stand-alone product for one run, rate limits off. `end` stops it and removes what it has kept. */
export async function openStage() {
  await build();
  const { freePorts } = createRequire(import.meta.url)('../../standalone/dist/processes/free-ports.js');
  const { Stage } = await import('../../tests/bench/stage.mjs');
  const home = mkdtempSync(path.join(tmpdir(), 'kashikari-load-'));
  const stage = new Stage(path.join(home, 'data'), (await freePorts(1))[0]);
  await stage.start();
  return { stage, end: () => stage.stop().then(() => rmSync(home, { recursive: true, force: true })) };
}
