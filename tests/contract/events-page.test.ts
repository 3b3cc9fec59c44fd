import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { reservationEvents } from '@kashikari/contracts';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

/** Scripts are JavaScript, and have no types. */
const { withMissingRows } = require('../../scripts/asyncapi/events-page.mjs') as {
  withMissingRows(page: string, schemas: object): string;
};

/** docs/events.md is what integrations build on: it may leave nothing out and name nothing that isn't there. */
const page = readFileSync('docs/events.md', 'utf8');

const asyncApi = JSON.parse(readFileSync('docs/asyncapi.json', 'utf8')) as {
  channels: Record<string, { address: string }>;
  components: { schemas: Record<string, { properties: object }> };
};

const protoFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const at = path.join(folder, name);
    return statSync(at).isDirectory() ? protoFiles(at) : name === 'events.proto' ? [at] : [];
  });

const protos = protoFiles('proto/kashikari').map((file) => readFileSync(file, 'utf8'));

/** Messages and enumerations of all event protos, with the names in them. */
const declared = protos.flatMap((proto) =>
  [...proto.matchAll(/^(message|enum) (\w+) \{\n((?:(?!\}).*\n)*)/gm)].map(([, kind, name, body]) => ({
    kind,
    name: name!,
    fields: [
      ...body!.matchAll(kind === 'enum' ? /^ {2}([A-Z_]+) = /gm : /^ {2}(?:[\w.<>, ]* )?(\w+) = \d+/gm),
    ].map(([, field]) => field!),
  })),
);

/** The part of the page about a message: from where its name begins a line to where the next one's does. */
function partAbout(name: string): string {
  const names = declared.map((one) => `\`${one.name}\``);
  const starts = names.map((one) => ({
    one,
    at: page.search(new RegExp(`^${one}(:|;|$)`, 'm')),
  }));
  const start = starts.find(({ one }) => one === `\`${name}\``)!.at;
  const next = Math.min(...starts.map(({ at }) => at).filter((at) => at > start), page.length);
  return start < 0 ? '' : page.slice(start, next);
}

/** Names in the first column of the tables of a part. */
const rows = (part: string): string[] =>
  [...part.matchAll(/^\| (`[^|]+) \|/gm)]
    .flatMap(([, cell]) => [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
    .filter((name) => !declared.some((one) => one.name === name));

test('there are events', () => expect(declared.map(({ name }) => name)).toContain('BookingChanged'));

test.each(declared)('the page tells every field of $name, and no other', ({ name, fields }) => {
  expect(rows(partAbout(name)).sort()).toEqual([...fields].sort());
});

test('a field without a row gets one, in the table of its message, and nothing else is touched', () => {
  const { schemas } = asyncApi.components;
  expect(withMissingRows(page, schemas)).toBe(page);
  const less = page.replace(/^[|] `publisher`.*\n/m, '');
  const rows = withMissingRows(less, schemas).split('\n');
  const added = rows.findIndex((row) => row.startsWith('| `publisher` | text |'));
  expect(rows[added - 1]).toMatch(/^[|] `purchase_price`/);
  expect(rows.filter((_, place) => place !== added).join('\n')).toBe(less);
});

test('every topic named in a proto has its row, with the key that the proto says', () => {
  const topics = protos.flatMap((proto) =>
    proto
      .split('Topic `')
      .slice(1)
      .map((about) => [
        ...(/^([^`]+)`, key: ([\w ]+)\./.exec(about) ?? []),
        /^message (\w+)/m.exec(about)?.[1],
      ]),
  );
  expect(topics).toHaveLength(21);
  for (const [, topic, key, message] of topics) {
    const [, service] = topic!.split('.');
    const row = new RegExp(
      `^\\| \\[\`${topic}\`\\]\\S+ \\| ${key} +\\| \`kashikari\\.${service}\\.v1\\.${message}\``,
      'm',
    );
    expect(page.replace(/ +/g, ' ')).toMatch(row);
    expect(page).toContain(`\n### ${topic}\n`);
  }
});

/** The examples of the page, as JSON. */
const examplesOf = (text: string) =>
  text
    .split('```json\n')
    .slice(1)
    .map((rest) => rest.split('```')[0]!);

test('the example is a real event', () => {
  const example = JSON.parse(examplesOf(page)[0]!) as object;
  const { BookingChanged } = reservationEvents;
  expect(BookingChanged.toJSON(BookingChanged.fromJSON(example))).toEqual(example);
});

test('every example is what the AsyncAPI document says', () => {
  const ajv = addFormats(new Ajv({ strict: false }));
  ajv.addSchema(asyncApi, 'asyncapi');
  const examples = examplesOf(page).map((text) => JSON.parse(text) as object);
  const messages = ['BookingChanged', 'WaitChanged'];
  expect(examples).toHaveLength(messages.length);
  for (const [index, name] of messages.entries()) {
    const schema = `reservation.${name}`;
    const valid = ajv.compile({ $ref: `asyncapi#/components/schemas/${schema}` });
    expect({ name, fits: valid(examples[index]), errors: valid.errors }).toMatchObject({ fits: true });
    const known = Object.keys(asyncApi.components.schemas[schema]!.properties);
    expect(known).toEqual(expect.arrayContaining(Object.keys(examples[index]!)));
  }
});

test('the AsyncAPI document has a channel for every topic of the page, and no other', () => {
  const topics = [...page.matchAll(/^### (kashikari\S+)$/gm)].map(([, topic]) => topic!);
  expect(Object.values(asyncApi.channels).map(({ address }) => address)).toEqual([...topics].sort());
});

test('no event has a field for an address, a secret or a memo', () => {
  const names = declared.flatMap(({ fields }) => fields);
  expect(names.filter((name) => /mail|password|secret|token|passcode|memo|jti/.test(name))).toEqual([]);
});
