import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import type { WireEvent } from './event';

/** An event as a Kafka message: CloudEvents 1.0 in binary mode, the value being the JSON of the fact alone. */
export function toKafka({ id, key, type, source, time, traceparent, value }: WireEvent): Message {
  return {
    key,
    value,
    headers: {
      'content-type': 'application/json',
      ce_specversion: '1.0',
      ce_id: id,
      ce_type: type,
      ce_source: `/kashikari/${source}`,
      ce_time: time.toISOString(),
      ...(traceparent && { traceparent }),
    },
  };
}

/** Undefined for a message that is no CloudEvent: somebody else's. */
export function fromKafka(topic: string, { key, value, headers = {} }: KafkaMessage): WireEvent | undefined {
  const id = text(headers, 'ce_id');
  const type = text(headers, 'ce_type');
  if (!id || !type) return undefined;
  const traceparent = text(headers, 'traceparent');
  return {
    id,
    topic,
    key: key?.toString() ?? '',
    type,
    source: (text(headers, 'ce_source') ?? '').replace('/kashikari/', ''),
    time: new Date(text(headers, 'ce_time') ?? 0),
    value: value?.toString() ?? 'null',
    ...(traceparent && { traceparent }),
  };
}

function text(headers: IHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0]?.toString() : value?.toString();
}
