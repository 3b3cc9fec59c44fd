import { status, type Client, type Metadata, type ServiceError } from '@grpc/grpc-js';
import { calls } from '@kashikari/contracts';
import type { DomainError } from '@kashikari/kernel';
import { decodeRefusal } from '../errors/error-details';
import { fromGrpc, fromStatus } from '../errors/from-grpc';
import { InTurn } from '../limits/in-turn';
import { DEFAULT_DEADLINE } from './limits';
import type { Company, Member } from '../limits/company';
import type { UnaryRpc } from './unary';

/** More calls than this go by several streams, so that several replicas have a share of them. */
const MOST_CALLS = 32;

/** What is larger goes alone: it must not make the others wait for its bytes. */
const MOST_BYTES = 16 * 1024;

/** A call that others may come along with. */
interface Companion {
  readonly rpc: UnaryRpc;
  readonly request: unknown;
  readonly metadata: () => Metadata;
  /** How to send it by itself. */
  readonly alone: () => Promise<unknown>;
}

interface Waiting extends Companion {
  readonly resolve: (response: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A call of many, as the stream takes it. */
interface Packed {
  readonly waiting: Waiting;
  readonly sent: calls.SentCall;
}

/**
 * Calls of the same moment by one stream (`CallsService`): what grpc-js does for each call it does once for all of them.
 * Measured with 16 at a time: 0.05 ms of CPU a call instead of 0.22 for the caller, 0.05 instead of 0.10 for the service.
 * Each is answered as soon as it is done, and one that has nobody beside it goes alone and waits for nobody.
 */
export class CallsTogether {
  private gathered: Waiting[] = [];
  private readonly companies = new Map<Company, Waiting[]>();
  private readonly turns = new InTurn();

  constructor(
    private readonly channel: Client,
    private readonly service: string,
  ) {}

  /** @param member of a company whose calls go by one stream, however they are spread over time */
  send(call: Companion, member?: Member): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (member && !member.company.isComplete) return this.meet({ ...call, resolve, reject }, member);
      this.gathered.push({ ...call, resolve, reject });
      // Whatever else is read from the network in this round of the event loop comes along.
      if (this.gathered.length === 1) setImmediate(() => this.sendGathered());
    });
  }

  private meet(call: Waiting, member: Member): void {
    const { company } = member;
    const met = this.companies.get(company);
    if (met) met.push(call);
    else {
      const all = [call];
      this.companies.set(company, all);
      company.whenComplete(() => {
        this.companies.delete(company);
        this.sendAll(all, (answer) => this.turns.run(answer));
      });
    }
    member.settle();
  }

  private sendGathered(): void {
    const all = this.gathered;
    this.gathered = [];
    this.sendAll(all, (answer) => answer());
  }

  /** @param when each is told its answer */
  private sendAll(all: readonly Waiting[], when: (answer: () => void) => void): void {
    for (let from = 0; from < all.length; from += MOST_CALLS) {
      const batch = all.slice(from, from + MOST_CALLS);
      if (batch.length === 1) void sendAlone(batch[0]!);
      else this.sendBatch(batch, when);
    }
  }

  private sendBatch(all: readonly Waiting[], when: (answer: () => void) => void): void {
    const batch: Packed[] = [];
    for (const waiting of all) {
      const sent = pack(waiting);
      if (sent) batch.push({ waiting, sent });
      else void sendAlone(waiting);
    }
    if (batch.length === 0) return;
    const { sendCalls } = calls.CallsServiceService;
    const left = new Set(batch.keys());
    const stream = this.channel.makeServerStreamRequest(
      sendCalls.path,
      sendCalls.requestSerialize,
      sendCalls.responseDeserialize,
      { calls: batch.map(({ sent }) => sent) },
      { deadline: Date.now() + DEFAULT_DEADLINE },
    );
    const failAll = (error: DomainError) => {
      for (const index of left) batch[index]?.waiting.reject(error);
      left.clear();
    };
    stream.on('data', ({ index, code, response, refusal }: calls.SendCallsResponse) => {
      if (!left.delete(index)) return;
      const { rpc, resolve, reject } = batch[index]!.waiting;
      when(() => {
        if ((code as status) === status.OK) resolve(rpc.responseDeserialize(Buffer.from(response)));
        else reject(decodeRefusal(refusal) ?? fromStatus(code, this.service));
      });
    });
    stream.on('error', (error: ServiceError) => {
      // A service of before knows only calls that come alone.
      if (error.code !== status.UNIMPLEMENTED) return failAll(fromGrpc(error, this.service));
      left.clear();
      for (const { waiting } of batch) void sendAlone(waiting);
    });
    // Ended in order, and not all were answered.
    stream.on('status', () => failAll(fromStatus(status.UNAVAILABLE, this.service)));
  }
}

/** Who can't be signed fails here, before anything is sent. */
async function sendAlone({ alone, resolve, reject }: Waiting): Promise<void> {
  try {
    resolve(await alone());
  } catch (error) {
    reject(error);
  }
}

/** Undefined for what is too large, and for what can't be written: alone it fails as any call does, and no other with it. */
function pack({ rpc, request, metadata }: Waiting): calls.SentCall | undefined {
  try {
    const bytes = rpc.requestSerialize(request);
    const texts = metadata().getMap() as Record<string, string>;
    return bytes.length > MOST_BYTES ? undefined : { path: rpc.path, metadata: texts, request: bytes };
  } catch {
    return undefined;
  }
}
