// Real servers for tests and trials: `node scripts/tools.mjs kafka [folder]` runs a broker until Ctrl-C.
import { fileURLToPath } from 'node:url';
import { at } from './root.mjs';
import goTool from './tools/go-tool.cjs';
import kafka from './tools/kafka.cjs';
import schemas from './tools/kubernetes-schemas.cjs';

export const { fetchGoTool } = goTool;
export const { fetchKubernetesSchemas } = schemas;
export const { fetchKafka, startKafka } = kafka;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, folder = at('.cache/kafka')] = process.argv.slice(2);
  if (what !== 'kafka') {
    console.error('Usage: node scripts/tools.mjs kafka [folder]');
    process.exit(1);
  }
  const broker = await startKafka(folder);
  if (!broker.brokers) {
    console.error(`${broker.reason}.`);
    process.exit(1);
  }
  console.log(`Kafka listens: KAFKA_BROKERS=${broker.brokers} npm start`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => void broker.stop().then(() => process.exit(0)));
}
