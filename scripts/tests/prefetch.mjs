import { fetchGoTool, fetchKafka, fetchKubernetesSchemas } from '../tools.mjs';

/**
 * Fetches what tests need and what takes minutes, all at once, into a cache outside the tree. What can't be had is no
 * failure: the tests that need it are skipped and say so. What the chart's tests need may have to be built, and is waited
 * for only by the tests that come last.
 * @returns {Promise<{ lacks: string[], later: Promise<string[]> }>} sentences about what could not be had
 */
export async function prefetch() {
  const later = forTheChart();
  const { reason } = await fetchKafka();
  const lacks = reason ? [`no Kafka: ${reason}; events are tested through the embedded log alone`] : [];
  return { lacks, later };
}

/** One after the other, behind everything else: compilers, and a description of Kubernetes. */
async function forTheChart() {
  const lacks = [];
  for (const name of ['helm', 'kubeconform', 'kube-score']) {
    const { reason } = await fetchGoTool(name);
    if (reason) lacks.push(`no ${name}: ${reason}; what it would say of the chart is not asked`);
  }
  const { reason } = await fetchKubernetesSchemas();
  if (reason) lacks.push(`${reason}; the chart's objects are not compared with them`);
  return lacks;
}
