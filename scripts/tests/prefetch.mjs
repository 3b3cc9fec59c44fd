import { fetchGoTool, fetchKafka } from '../tools.mjs';

/**
 * Fetches what tests need and what takes minutes, all at once, into a cache outside the tree. What can't be had is no
 * failure: the tests that need it are skipped and say so. Helm, which may have to be built, is waited for only by the tests
 * that come last.
 * @returns {Promise<{ lacks: string[], later: Promise<string[]> }>} sentences about what could not be had
 */
export async function prefetch() {
  const later = fetchGoTool('helm').then(({ reason }) =>
    reason ? [`no Helm: ${reason}; the chart is not rendered`] : [],
  );
  const { reason } = await fetchKafka();
  const lacks = reason ? [`no Kafka: ${reason}; events are tested through the embedded log alone`] : [];
  return { lacks, later };
}
