import type { DueJob, Logger } from '@kashikari/platform';
import type { ApplyProviderEvent } from '../app/cards/apply-provider-event';
import type { ProviderEvent } from '../app/ports';
import { ProviderEventJob } from './provider-event.job';

const EVENT: ProviderEvent = {
  ...{ id: 'evt_1', type: 'refund.failed', intentId: 'pi_1', accountId: '', failedRefundId: '' },
};

/** Unused transaction. */
const TX = {} as never;

const due = (data: ProviderEvent) => ({ data }) as DueJob<ProviderEvent>;

it('logs a refund that did not reach the payer as an error with its ids, and no other event', async () => {
  // Mocks, because a service under test has no log to read.
  const logger = { error: jest.fn() };
  const apply = { run: jest.fn() };
  const job = new ProviderEventJob(apply as unknown as ApplyProviderEvent, logger as unknown as Logger);
  await job.run(due(EVENT), 7, TX);
  expect(logger.error).not.toHaveBeenCalled();
  await job.run(due({ ...EVENT, failedRefundId: 're_1' }), 7, TX);
  expect(logger.error.mock.calls).toEqual([
    [{ event: 'evt_1', refund: 're_1', intent: 'pi_1' }, 'A refund did not reach the payer'],
  ]);
  expect(apply.run).toHaveBeenCalledTimes(2);
});
