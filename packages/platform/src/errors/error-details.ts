import type { Metadata } from '@grpc/grpc-js';
import { enumOf, errors, SETS, textOf } from '@kashikari/contracts';
import { DomainError, type ErrorCode, type ErrorParams, type Refusal } from '@kashikari/kernel';

/** Trailing metadata in which a refusal travels. */
export const ERROR_TRAILER = 'kashikari-error-bin';

/** Trailers are headers: what makes them longer than this is left out, bytes. */
const MAX = 8_000;

/** A refusal as the bytes of an ErrorDetails message. */
export function encodeRefusal(error: DomainError): Buffer {
  const whole = encode(error.refusal, error.fields);
  return whole.length <= MAX ? whole : encode({ ...error.refusal, params: undefined }, []);
}

/** Returns the bytes of a refusal in trailing metadata; undefined without a refusal. */
export function refusalIn(metadata: Metadata | undefined): Buffer | undefined {
  const bytes = metadata?.get(ERROR_TRAILER)[0];
  return typeof bytes === 'string' ? undefined : bytes;
}

/** Converts a refusal to the message that responses to batches contain. */
export function refusalMessage(error: DomainError): errors.ErrorDetails {
  return { error: toDetail(error.refusal), fields: error.fields.map(toDetail) };
}

/** The refusal in such a message. */
export function fromRefusalMessage({ error, fields }: errors.ErrorDetails): DomainError {
  return new DomainError(
    error ? toRefusal(error) : { kind: 'internal', code: 'internal' },
    fields.map(toRefusal),
  );
}

/** The refusal in a trailer; undefined when it can't be read. */
export function decodeRefusal(bytes: Uint8Array): DomainError | undefined {
  try {
    const { error, fields } = errors.ErrorDetails.decode(bytes);
    return error && new DomainError(toRefusal(error), fields.map(toRefusal));
  } catch {
    return undefined;
  }
}

function encode(refusal: Refusal, fields: readonly Refusal[]): Buffer {
  const details = { error: toDetail(refusal), fields: fields.map(toDetail) };
  return Buffer.from(errors.ErrorDetails.encode(details).finish());
}

/** A refusal as a message. */
export function toDetail({ kind, code, params, field }: Refusal): errors.ErrorDetail {
  return {
    ...{ kind: enumOf(SETS.errorKind, kind), code, field: field ?? '' },
    // JSON drops the values that it can't express.
    params: params && (JSON.parse(JSON.stringify(params)) as ErrorParams),
  };
}

/** The refusal of a message. */
export function toRefusal({ kind, code, params, field }: errors.ErrorDetail): Refusal {
  return {
    kind: textOf(SETS.errorKind, kind) ?? 'internal',
    // A newer service may send an unknown code, which is passed on unchanged.
    code: code as ErrorCode,
    ...(params && { params }),
    ...(field && { field }),
  };
}
