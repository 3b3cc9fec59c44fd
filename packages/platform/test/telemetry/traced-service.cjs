// A service as it is run, from the build: this is what tracing has to see. Started by telemetry.test.ts.
const platform = require('@kashikari/platform');
const { testHooks } = require('@kashikari/contracts');
const { Module } = require('@nestjs/common');

const TOPIC = 'kashikari.traced.thing.v1';
const TYPE = 'kashikari.traced.v1.ThingChanged';

/** Implements NextDue, an rpc that exists anyway, by writing an event. */
class Door {
  constructor(db, outbox) {
    Object.assign(this, { db, outbox });
  }
  async nextDue() {
    await this.db.transaction((tx) =>
      this.outbox.append(tx, { topic: TOPIC, key: 'k', type: TYPE, data: {} }),
    );
    return { dueAt: undefined };
  }
}
Reflect.defineMetadata('design:paramtypes', [platform.Database, platform.Outbox], Door);
platform.GrpcController(testHooks.TestHooksServiceService)(Door);

/** Resolves when the event has come back. */
let tell;
const taken = new Promise((resolve) => (tell = resolve));

class OnThing {
  async handle(events, tx) {
    await tx.read('select 1 as taken');
    tell();
  }
}
platform.OnEvent(TOPIC, { fromJSON: (json) => json }, TYPE)(OnThing);

class Traced {}
Module({ controllers: [Door], providers: [OnThing] })(Traced);

async function main() {
  const service = await platform.startService({
    name: 'traced',
    module: Traced,
    env: process.env,
    deps: { migrations: '/nowhere' },
  });
  const signer = new platform.ActorSigner(process.env);
  const clients = new platform.GrpcClients({ traced: `127.0.0.1:${service.port}` }, signer);
  const client = clients.connect(testHooks.TestHooksServiceClient, 'traced');
  await client.nextDue({}, platform.systemCall(new platform.Clock()));
  await taken;
  clients.close();
  await service.stop();
  await require('@kashikari/platform/telemetry').stopTracing();
}

setTimeout(() => process.exit(2), 90_000).unref();
main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
