import { fetchGoTool, fetchKafka } from '../tools.mjs';

/**
 * Fetches what tests need and what takes minutes, all at once, into a cache outside the tree. What can't be had is no
 * failure: the tests that need it are skipped and say so.
 * @returns {Promise<string[]>} sentences about what could not be had
 */
export async function prefetch() {
  const [kafka, helm] = await Promise.all([fetchKafka(), fetchGoTool('helm')]);
  return [
    kafka.reason && `no Kafka: ${kafka.reason}; events are tested through the embedded log alone`,
    helm.reason && `no Helm: ${helm.reason}; the chart is not rendered`,
  ].filter(Boolean);
}
