import { promises as dns } from 'node:dns';
import { SYSTEM } from '@kashikari/kernel';
import { ActorSigner, Clock, createLogger, Metrics } from '../src';
import { GrpcClients } from '../src/grpc/clients';
import { GrpcServer } from '../src/grpc/grpc-server';
import { targetOf } from '../src/grpc/target';
import { eventually, TEST_SECRETS } from '../src/testing';
import { externalTool } from '../../../tests/jest/external-tool';
import { NoteServiceClient, NoteServiceService } from './notes/note-service';

const NAME = 'notes.test';
const ADDRESSES = ['127.0.0.1', '127.0.0.2'] as const;
const [FIRST, SECOND] = ADDRESSES;

/** A server that answers calls with its own name; others of it may have the same port at another address. */
async function startReplica(address: string, port: number, answered: string[]) {
  const server = new GrpcServer({
    service: 'notes',
    signer: new ActorSigner(TEST_SECRETS),
    clock: new Clock(),
    logger: createLogger('notes', 'silent'),
    metrics: new Metrics('notes'),
  });
  server.add(NoteServiceService, {
    wait: () => {
      answered.push(address);
      return Promise.resolve({});
    },
  });
  return { server, port: await server.listen(`${address}:${port}`) };
}

const secondAddress = externalTool('second-loopback-address');
const withTwo = secondAddress.missing ? describe.skip : describe;

withTwo(`a service whose name stands for several replicas${secondAddress.suffix}`, () => {
  const answered: string[] = [];
  const servers: GrpcServer[] = [];
  let known: string[] = [FIRST];
  let client: ReturnType<typeof connect>;
  let clients: GrpcClients;

  const connect = () => clients.connect(NoteServiceClient, 'notes');
  const ask = () => client.wait({ milliseconds: 0 }, { actor: SYSTEM, now: 0, locale: 'ja' });
  const whoAnswers = async () => {
    answered.length = 0;
    for (let n = 0; n < 6; n++) await ask();
    return [...new Set(answered)].sort();
  };

  beforeAll(async () => {
    const real = dns.lookup;
    jest.spyOn(dns, 'lookup').mockImplementation((async (name: string, options: object) => {
      if (name !== NAME) return real(name, options);
      if (!known.length) throw new Error('ENOTFOUND');
      return known.map((address) => ({ address, family: 4 }));
    }) as never);
    const first = await startReplica(FIRST, 0, answered);
    const second = await startReplica(SECOND, first.port, answered);
    servers.push(first.server, second.server);
    clients = new GrpcClients({ notes: `${NAME}:${first.port}` }, new ActorSigner(TEST_SECRETS));
    client = connect();
  });

  afterAll(async () => {
    clients.close();
    await Promise.all(servers.map((server) => server.stop(100)));
    jest.restoreAllMocks();
  });

  it('is called at the one that is known', async () => {
    expect(await whoAnswers()).toEqual([FIRST]);
  });

  it('is called at a replica that came later, without a connection that broke', async () => {
    known = [FIRST, SECOND];
    await eventually(async () => expect(await whoAnswers()).toEqual([FIRST, SECOND]));
  });

  it('is not called any more at one that leaves, while it still answers', async () => {
    known = [SECOND];
    await eventually(async () => expect(await whoAnswers()).toEqual([SECOND]));
  });

  it('is called on where the name server is away', async () => {
    known = [];
    const before = jest.mocked(dns.lookup).mock.calls.length;
    await eventually(() => expect(jest.mocked(dns.lookup).mock.calls.length).toBeGreaterThan(before + 1));
    expect(await whoAnswers()).toEqual([SECOND]);
  });
});

describe('the target of an address', () => {
  it.each([
    ['lending-catalog:50051', 'watched:lending-catalog:50051'],
    ['10.0.0.7:50051', '10.0.0.7:50051'],
    ['[::1]:50051', '[::1]:50051'],
    ['localhost:50051', '127.0.0.1:50051'],
    ['10.0.0.7:50051, localhost:50052', 'ipv4:10.0.0.7:50051,127.0.0.1:50052'],
  ])('%s is %s', (address, target) => {
    expect(targetOf(address)).toBe(target);
  });
});
