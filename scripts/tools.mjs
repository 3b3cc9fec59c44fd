// Real servers for tests and trials: `node scripts/tools.mjs kafka [folder]` runs a broker until Ctrl-C, and
// `node scripts/tools.mjs otelcol` (or k6, versitygw …) gets a program that tests use where it is there.
import { fileURLToPath } from 'node:url';
import { at, stopWith } from './root.mjs';
import chromium from './tools/chromium.cjs';
import goTool from './tools/go-tool.cjs';
import kafka from './tools/kafka.cjs';
import schemas from './tools/kubernetes-schemas.cjs';

export const { fetchChromium } = chromium;
export const { fetchGoTool } = goTool;
export const { fetchKubernetesSchemas } = schemas;
export const { fetchKafka, startKafka } = kafka;

/**
 * Returns a Go tool that a command can't do without. Ends the process with a sentence if it can't be had.
 * @returns {Promise<string>} the program
 */
export async function needGoTool(name) {
  const { program, reason } = await fetchGoTool(name);
  if (!program) stopWith(`${name} is needed: ${reason}.`);
  return program;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, folder = at('.cache/kafka')] = process.argv.slice(2);
  if (goTool.NAMES.includes(what)) {
    console.log(await needGoTool(what));
    process.exit();
  }
  if (what !== 'kafka') {
    console.error(`Usage: node scripts/tools.mjs kafka [folder] | ${goTool.NAMES.join(' | ')}`);
    process.exit(1);
  }
  const broker = await startKafka(folder);
  if (!broker.brokers) {
    console.error(`${broker.reason}.`);
    process.exit(1);
  }
  console.log(`Kafka is listening: KAFKA_BROKERS=${broker.brokers} npm start`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => void broker.stop().then(() => process.exit(0)));
}
