import { fetchChromium, fetchGoTool, fetchKafka, fetchKubernetesSchemas } from '../tools.mjs';

/**
 * Fetches what tests need and what takes minutes, all at once, into a cache outside the tree. What can't be had is no
 * failure: the tests that need it are skipped and say so. What may have to be built is waited for only by the tests that
 * start the whole product, which come later.
 * @returns {Promise<{ lacks: string[], later: Promise<string[]> }>} sentences about what could not be had
 */
export async function prefetch() {
  const later = builtOnes();
  const [{ reason }] = await Promise.all([fetchKafka(), fetchChromium()]);
  const lacks = reason ? [`no Kafka: ${reason}; events are tested through the embedded log alone`] : [];
  return { lacks, later };
}

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
