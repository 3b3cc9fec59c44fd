/**
 * An event as one line: when it was written, topic, type, key, and the fact as JSON, with a space between. The first
 * four hold no space.
 * @param {string} topic
 * @param {import('kafkajs').KafkaMessage} message CloudEvents 1.0 in binary mode: headers `ce_*`, the fact as value
 */
export function toLine(topic, message) {
  const header = (name) => message.headers?.[name]?.toString() ?? '-';
  const fact = message.value === null ? 'null' : JSON.stringify(JSON.parse(message.value.toString()));
  return [header('ce_time'), topic, header('ce_type'), message.key?.toString() ?? '-', fact].join(' ');
}
