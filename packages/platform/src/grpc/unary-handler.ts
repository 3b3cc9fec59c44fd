import { Metadata, status, type handleUnaryCall, type sendUnaryData } from '@grpc/grpc-js';
import type { DomainError } from '@kashikari/kernel';
import { type Call, refused } from '@kashikari/kernel';
import type { AccountReplica } from '../actor/account-replica';
import type { ActorSigner } from '../actor/actor-signer';
import type { Clock } from '../clock';
import { encodeRefusal, ERROR_TRAILER } from '../errors/error-details';
import { STATUS_OF } from '../errors/grpc-status';
import { classifyError } from '../errors/classify-error';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import { currentTraceparent, traceIdOf } from '../observe/trace-context';
import { RunningCall } from './call-context';
import { DEFAULT_DEADLINE } from '../limits/call-limits';
import { toCall, tokenIn, traceparentIn } from './metadata';
import type { CallContext, UnaryRpc } from './unary';

export interface HandlerDeps {
  /** The service's name: the audience that a signed actor must be meant for. */
  readonly service: string;
  readonly signer: ActorSigner;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** The service's copy of accounts, if it has one. Deleted accounts are refused here for every call. */
  readonly accounts?: AccountReplica | undefined;
}

/** A method of a controller. */
export type Handler = (request: unknown, call: Call, context: CallContext) => Promise<unknown>;

const UNAUTHENTICATED = refused('actor.unsigned');
const TOO_LATE = refused('deadline_exceeded');

/**
 * Handles one rpc: verifies the actor, applies the deadline, runs the handler, and responds once, with its message or
 * with its refusal in the trailer. A plain grpc-js handler on purpose, because every request passes through it.
 */
export function unaryHandler(
  rpc: UnaryRpc,
  handler: Handler,
  deps: HandlerDeps,
): handleUnaryCall<unknown, unknown> {
  const observe = deps.metrics.grpcServer(rpc.path);
  return (incoming, respond) => {
    const began = performance.now();
    const traceparent = currentTraceparent() ?? traceparentIn(incoming.metadata);
    const deadline = Math.min(Number(incoming.getDeadline()), deps.clock.real() + DEFAULT_DEADLINE);
    const context = new RunningCall(deadline, traceIdOf(traceparent));
    const answer = once(respond, context, (code) => observe(code, performance.now() - began));
    const refuse = (error: unknown) => answer.refuse(error, (fault) => log(deps, rpc, context, fault));

    const left = deadline - deps.clock.real();
    if (left <= 0) return refuse(TOO_LATE);
    const actor = deps.signer.verify(tokenIn(incoming.metadata), deps.service);
    if (!actor) return refuse(UNAUTHENTICATED);

    const timer = setTimeout(() => refuse(TOO_LATE), left);
    incoming.on('cancelled', () => {
      clearTimeout(timer);
      context.giveUp();
    });
    const call = toCall(incoming.metadata, actor, deps.clock.now());
    run(handler, incoming.request, call, context, deps.accounts)
      .then(answer.give, refuse)
      .finally(() => clearTimeout(timer));
  };
}

/** A handler that throws before its first await fails like one that throws after it. */
async function run(
  handler: Handler,
  request: unknown,
  call: Call,
  context: CallContext,
  accounts: AccountReplica | undefined,
): Promise<unknown> {
  const actorKnown = accounts && (await accounts.knows(call.actor));
  return handler(request, actorKnown === undefined ? call : { ...call, actorKnown }, context);
}

/** Responds once: after the deadline's response, the handler's own response is dropped. */
function once(respond: sendUnaryData<unknown>, context: RunningCall, done: (code: status) => void) {
  let answered = false;
  const first = (code: status): boolean => {
    if (answered) return false;
    answered = true;
    done(code);
    return true;
  };
  return {
    give: (response: unknown): void => {
      if (first(status.OK)) respond(null, response);
    },
    refuse: (error: unknown, report: (fault: unknown) => void): void => {
      const { refusal, unexpected } = classifyError(error, context.traceId);
      if (unexpected) report(error);
      const code = error === TOO_LATE ? status.DEADLINE_EXCEEDED : STATUS_OF[refusal.refusal.kind];
      if (error === TOO_LATE) context.giveUp();
      if (first(code)) respond({ code, details: refusal.refusal.code, metadata: trailer(refusal) });
    },
  };
}

function trailer(refusal: DomainError): Metadata {
  const metadata = new Metadata();
  metadata.set(ERROR_TRAILER, encodeRefusal(refusal));
  return metadata;
}

function log({ logger }: HandlerDeps, rpc: UnaryRpc, context: RunningCall, error: unknown): void {
  logger.error(
    { rpc: rpc.path, error, ...(context.traceId && { trace_id: context.traceId }) },
    'A call failed',
  );
}
