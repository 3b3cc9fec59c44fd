import type { Metadata } from '@grpc/grpc-js';
import { enumOf, errors, SETS, textOf } from '@kashikari/contracts';
import { DomainError, type ErrorCode, type ErrorParams, type Refusal } from '@kashikari/kernel';

/** Trailing metadata in which a refusal travels. */
export const ERROR_TRAILER = 'kashikari-error-bin';

/** Trailers are headers: what makes them longer than this is left out, bytes. */
const MOST = 8_000;

/** A refusal as the bytes of an ErrorDetails message. */
export function encodeRefusal(error: DomainError): Buffer {
  const whole = encode(error.refusal, error.fields);
  if (whole.length <= MOST) return whole;
  // Its parameters once, so that no more is left out than before they stood there twice.
  const once = encode(error.refusal, error.fields, (one) => ({ ...toDetail(one), params: undefined }));
  return once.length <= MOST ? once : encode({ ...error.refusal, params: undefined }, []);
}

/** The bytes of a refusal in trailing metadata; undefined where there are none. */
export function refusalIn(metadata: Metadata | undefined): Buffer | undefined {
  const bytes = metadata?.get(ERROR_TRAILER)[0];
  return typeof bytes === 'string' ? undefined : bytes;
}

/** A refusal as the message that stands in an answer of many. */
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

function encode(refusal: Refusal, fields: readonly Refusal[], detail = toDetail): Buffer {
  const details = { error: detail(refusal), fields: fields.map(detail) };
  return Buffer.from(errors.ErrorDetails.encode(details).finish());
}

/** A refusal as a message. Its parameters stand there twice, as the release before reads them as JSON alone. */
export function toDetail({ kind, code, params, field }: Refusal): errors.ErrorDetail {
  const paramsJson = params ? JSON.stringify(params) : '';
  return {
    ...{ kind, kindEnum: enumOf(SETS.errorKind, kind), code, paramsJson, field: field ?? '' },
    // Without what JSON has no word for.
    params: params && (JSON.parse(paramsJson) as ErrorParams),
  };
}

/** The refusal of a message, also of the release before. */
export function toRefusal({ kind, kindEnum, code, paramsJson, params, field }: errors.ErrorDetail): Refusal {
  const told = params ?? (paramsJson ? (JSON.parse(paramsJson) as ErrorParams) : undefined);
  return {
    kind: textOf(SETS.errorKind, kindEnum, kind) ?? 'internal',
    // Of a service that is newer than this one it may be another; it is passed on as it is.
    code: code as ErrorCode,
    ...(told && { params: told }),
    ...(field && { field }),
  };
}

/** How an answer about many says why one was refused: as a message, and as the release before reads it. */
export function refusedMessage(refusal: Refusal | undefined) {
  const message = refusal && toDetail(refusal);
  return { refusal: message, errorCode: message?.code ?? '', errorParamsJson: message?.paramsJson ?? '' };
}

/** What is at fault with one row of many, in the same way. */
export function faultMessage(refusal: Refusal) {
  const message = toDetail(refusal);
  return { refusal: message, field: message.field, code: message.code, paramsJson: message.paramsJson };
}
