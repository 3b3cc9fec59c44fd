import { Metadata } from '@grpc/grpc-js';
import type { errors } from '@kashikari/contracts';
import { type Call, refused } from '@kashikari/kernel';
import type { ActorSigner } from '../actor/actor-signer';
import type { Clock } from '../clock';
import { refusalMessage } from '../errors/error-details';
import { classifyError } from '../errors/classify-error';
import type { Logger } from '../observe/logger';
import { traceIdOf } from '../observe/trace-context';
import { toCall, tokenIn } from './metadata';

interface Deps {
  /** The service's name: the audience that a signed actor must be meant for. */
  readonly name: string;
  readonly signer: ActorSigner;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Calls of one message ({@link GrpcClients.carry}). Each runs as the actor who signed it, whoever sent the message, and
 * is answered or refused separately.
 */
export class CarriedCalls {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError `actor.unsigned` */
  open(carried: Readonly<Record<string, string>>): Call {
    const { name, signer, clock } = this.deps;
    const metadata = new Metadata();
    for (const [key, value] of Object.entries(carried)) metadata.set(key, value);
    const actor = signer.verify(tokenIn(metadata), name);
    if (!actor) throw refused('actor.unsigned');
    return toCall(metadata, actor, clock.now());
  }

  /** Returns the error of one call of a batch as its response contains it; logs an unexpected error. */
  refusal(error: unknown, call?: Call): errors.ErrorDetails {
    const traceId = traceIdOf(call?.traceparent);
    const { refusal, unexpected } = classifyError(error, traceId);
    if (unexpected)
      this.deps.logger.error({ error, ...(traceId && { trace_id: traceId }) }, 'One call of several failed');
    return refusalMessage(refusal);
  }
}
