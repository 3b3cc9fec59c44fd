import { setTimeout as wait } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import { Client } from 'pg';
import { AWAY, type Fault } from './fault';
import { hasRedis, type ProductUnderFault } from './product-under-fault';
import { clocksOff } from './rows/clocks-off';
import { consumerThrows } from './rows/consumer-throws';
import { diskFull } from './rows/disk-full';
import { s3Refuses } from './rows/s3-refuses';

const QUEUED = 10_000;

const REFUSED = 30;

const kill = (name: string): Fault => ({
  name: `\`kill -9\` of ${name}`,
  mailTwice: name === 'services' || name === 'supervisor',
  async run({ product }) {
    await product.kill(name);
    if (name === 'supervisor') await product.start();
  },
});

/** Ends every connection to the database of a service, again and again. */
async function cutDatabase(tested: ProductUnderFault): Promise<void> {
  const own = new Client(tested.product.databaseUrl('reservation'));
  await own.connect();
  const others = `select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`;
  for (let n = 0; n < 30; n++) {
    await own.query(others);
    await wait(150);
  }
  await own.end();
}

export const FAULTS: readonly Fault[] = [
  ...['gateway', 'reservation', 'postgres'].map(kill),
  {
    name: 'PostgreSQL restarted in order',
    async run({ product }) {
      const before = product.pids()['postgres']!;
      process.kill(before, 'SIGINT');
      while ((product.pids()['postgres'] ?? before) === before) await wait(100);
    },
  },
  {
    name: 'connections of clients cut in the middle of requests, 10 s',
    async run({ proxy }) {
      proxy.cut();
      await wait(10_000);
      proxy.leave();
    },
  },
  { name: 'connections to the database cut 30 times', run: cutDatabase },
  {
    name: 'Kafka restarted',
    async run({ kafka }) {
      await kafka.stop();
      await kafka.start();
    },
  },
  {
    name: `Kafka down for ${AWAY} s`,
    async run({ kafka }) {
      await kafka.stop();
      await wait(AWAY * 1000);
      await kafka.start();
    },
  },
  {
    name: `${QUEUED.toLocaleString('en')} events queued while Kafka is down`,
    async run(tested) {
      await tested.kafka.stop();
      await tested.query(
        'catalog',
        `insert into outbox (topic, key, type, data)
         select 'kashikari.catalog.good.v1', id, 'kashikari.catalog.v1.GoodChanged', jsonb_build_object('id', id, 'version', 0, 'owner_id', $4::text)
         from generate_series(1, $1) n, lateral (select ($2::text[])[1 + n % $3] as id) g`,
        [QUEUED, tested.lender.goods, tested.lender.goods.length, tested.lender.id],
      );
      await tested.kafka.start();
    },
  },
  {
    name: `Redis gone for ${AWAY / 4} s`,
    skipped: hasRedis ? undefined : 'no redis-server on that machine',
    async run(tested) {
      tested.stopRedis();
      await wait(AWAY * 250);
      await tested.startRedis();
    },
  },
  {
    name: `SMTP refusing the next ${REFUSED} mails`,
    async run({ mailbox }) {
      mailbox.refuse(...Array.from({ length: REFUSED }, () => 451));
    },
  },
  s3Refuses,
  clocksOff,
  diskFull,
  consumerThrows,
  {
    name: 'an event that no consumer can take in',
    deadLetteredBy: ['catalog', 'search', 'notify'],
    async run({ kafka, lender }) {
      const client = new Kafka({ brokers: [kafka.brokers], logLevel: logLevel.NOTHING });
      const producer = client.producer();
      await producer.connect();
      const headers = {
        ce_id: crypto.randomUUID(),
        ce_type: 'kashikari.reservation.v1.BookingChanged',
        ce_source: '/kashikari/reservation',
        ce_time: new Date().toISOString(),
      };
      const messages = [{ key: lender.goods[0]!, value: '{ no JSON', headers }];
      await producer.send({ topic: 'kashikari.reservation.booking.v1', messages });
      await producer.disconnect();
    },
  },
  // Last, because mails that it carried wait five minutes until they are taken for lost.
  ...['services', 'supervisor'].map(kill),
];
