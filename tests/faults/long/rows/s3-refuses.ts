import { setTimeout as wait } from 'node:timers/promises';
import { AWAY, type Fault } from '../fault';
import { hasS3 } from '../product-under-fault';
import { Visitor } from './visitor';

/** First nothing listens; then it listens and refuses our key. */
export const s3Refuses: Fault = {
  name: `S3 gone for ${AWAY / 8} s, then refusing our key for ${AWAY / 8} s`,
  skipped: hasS3 ? undefined : 'no versitygw on that machine',
  async run(tested) {
    const s3 = tested.s3!;
    const visitor = await Visitor.arrive(tested);
    const wrong = [...(await visitor.stay('before', [200, 201], 2_000))];
    await s3.stop();
    wrong.push(...(await visitor.stay('while S3 is gone', [503], AWAY * 125)));
    await s3.start('another secret');
    wrong.push(...(await visitor.stay('while S3 refuses', [503], AWAY * 125)));
    await s3.stop();
    await s3.start();
    await wait(1_000);
    wrong.push(...(await visitor.stay('afterwards', [200, 201], 2_000)));
    return wrong;
  },
};
