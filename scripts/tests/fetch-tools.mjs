// Forked by prefetch.mjs: fetches and builds what tests need, says when, and ends. Its argument is a file that it makes once all
// of it is there.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchChromium, fetchGoTool, fetchKafka, fetchKubernetesSchemas } from '../tools.mjs';
import { coreSeconds } from './core-seconds.mjs';

const [mark] = process.argv.slice(2);

/** Programs that a compiler makes, and what is not tried where one can't be had. */
const BUILT = {
  helm: 'what it would say of the chart is not asked',
  kubeconform: 'what it would say of the chart is not asked',
  'kube-score': 'what it would say of the chart is not asked',
  k6: 'its load is not put on the product',
  otelcol: 'what services send is asked of a receiver of our own alone',
};

/** One after the other, behind everything else: compilers, and a description of Kubernetes. */
async function builtOnes() {
  const lacks = [];
  for (const [name, without] of Object.entries(BUILT)) {
    const { reason } = await fetchGoTool(name);
    if (reason) lacks.push(`no ${name}: ${reason}; ${without}`);
  }
  const { reason } = await fetchKubernetesSchemas();
  if (reason) lacks.push(`${reason}; the chart's objects are not compared with them`);
  return lacks;
}

const later = builtOnes();
// The checks come first, and one of them needs oasdiff; it says itself where there is none.
const [{ reason }] = await Promise.all([fetchKafka(), fetchChromium(), fetchGoTool('oasdiff')]);
process.send({
  lacks: reason ? [`no Kafka: ${reason}; events are tested through the embedded log alone`] : [],
});
const lacks = await later;
mkdirSync(path.dirname(mark), { recursive: true });
writeFileSync(mark, '');
process.send({ lacks, seconds: coreSeconds() ?? 0 });
process.disconnect();
