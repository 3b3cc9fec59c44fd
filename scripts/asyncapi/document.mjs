// The AsyncAPI document of our events, made of the protos: a message whose comment begins with its topic is an event.
import { declaredIn, shortName } from './schemas.mjs';

/** `Topic `kashikari.catalog.good.v1`, key: good id. A snapshot.` */
const TOPIC = /^Topic `([^`]+)`, key: ([\w ]+)\.(.*)$/;

/** Headers of every event, described in docs/events.md. */
const HEADERS = {
  type: 'object',
  required: ['ce_id', 'ce_type', 'ce_source', 'ce_time', 'ce_specversion', 'content-type'],
  properties: {
    ce_id: { type: 'string', format: 'uuid', description: 'Id of the event; the same when it comes again.' },
    ce_type: { type: 'string', description: 'Full name of the message in the protos.' },
    ce_source: { type: 'string', description: 'The service that owns the fact, `/kashikari/<service>`.' },
    ce_time: { type: 'string', format: 'date-time', description: 'When it was committed.' },
    ce_specversion: { const: '1.0' },
    'content-type': { const: 'application/json' },
    traceparent: { type: 'string', description: 'Trace of the request that caused it (W3C), if any.' },
  },
};

const channelName = (topic) => topic.replace(/^kashikari\./, '').replaceAll('.', '-');

function messageOf({ fullName, name, key, meaning }) {
  return {
    name: fullName,
    title: name,
    summary: meaning,
    contentType: 'application/json',
    headers: { $ref: '#/components/schemas/CloudEventHeaders' },
    payload: { $ref: `#/components/schemas/${shortName(fullName)}` },
    bindings: { kafka: { key: { type: 'string', description: key } } },
  };
}

/**
 * @param {{ file: object[] }} image what `buf build` makes of the protos
 * @param {string} version of the product
 */
export function asyncApiDocument({ file: files }, version) {
  const declared = files.filter(({ name }) => /events[.]proto$/.test(name)).flatMap(declaredIn);
  const events = declared.flatMap((one) => {
    const [, topic, key, meaning] = TOPIC.exec(one.comment) ?? [];
    return topic ? [{ ...one, topic, key, meaning: meaning.trim() || one.name }] : [];
  });
  events.sort((a, b) => a.topic.localeCompare(b.topic));
  const entries = (of) => Object.fromEntries(events.map(of));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Kashikari events',
      version,
      description:
        'Everything that happens, as CloudEvents 1.0 in binary mode over Kafka. At least once, in order per key, snapshots with a version; what is promised is written in events.md beside this document. A field that is absent has its empty value.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    channels: entries(({ topic, name, meaning }) => [
      channelName(topic),
      {
        address: topic,
        description: meaning,
        messages: { [name]: { $ref: `#/components/messages/${name}` } },
      },
    ]),
    operations: entries(({ topic, name }) => [
      `tell${name}`,
      {
        action: 'send',
        channel: { $ref: `#/channels/${channelName(topic)}` },
        messages: [{ $ref: `#/channels/${channelName(topic)}/messages/${name}` }],
      },
    ]),
    components: {
      messages: entries((event) => [event.name, messageOf(event)]),
      schemas: {
        CloudEventHeaders: HEADERS,
        ...Object.fromEntries(
          declared.map(({ fullName, comment, schema }) => [
            shortName(fullName),
            comment ? { description: comment, ...schema } : schema,
          ]),
        ),
      },
    },
  };
}
