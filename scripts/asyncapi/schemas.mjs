// The protos' messages as JSON schemas of the wire format: names in snake_case, empty values left out.

/** JSON schema of each scalar of a proto. Any other type is a message or an enumeration. */
const SCALARS = {
  TYPE_STRING: { type: 'string' },
  TYPE_BOOL: { type: 'boolean' },
  TYPE_INT32: { type: 'integer', format: 'int32' },
  TYPE_INT64: { type: 'integer', format: 'int64' },
  TYPE_DOUBLE: { type: 'number', format: 'double' },
};

const TIMESTAMP = '.google.protobuf.Timestamp';

/** `.kashikari.reservation.v1.BookingChanged` → `reservation.BookingChanged`; versions of a package never meet in one document. */
export const shortName = (fullName) => fullName.replace(/^\.?kashikari\.(\w+)\.v\d+\./, '$1.');

/** Comments above the things of a file, by their path in the descriptor: `4,0` is the first message, `4,0,2,1` its second field. */
function commentsOf({ sourceCodeInfo }) {
  const comments = new Map();
  for (const { path, leadingComments, trailingComments } of sourceCodeInfo?.location ?? []) {
    const text = [leadingComments, trailingComments].filter(Boolean).join(' ');
    if (text) comments.set(path.join(','), text.replace(/\s+/g, ' ').trim());
  }
  return comments;
}

function fieldSchema(field, comment) {
  const { type, typeName, label, proto3Optional } = field;
  const one =
    SCALARS[type] ??
    (typeName === TIMESTAMP
      ? { type: 'string', format: 'date-time' }
      : { $ref: `#/components/schemas/${shortName(typeName)}` });
  const many = label === 'LABEL_REPEATED' ? { type: 'array', items: one } : one;
  const said = [comment, proto3Optional && 'Absent: none.'].filter(Boolean).join(' ');
  if (!said) return many;
  // Beside a reference nothing else counts.
  return many.$ref ? { allOf: [many], description: said } : { ...many, description: said };
}

/**
 * Everything that a proto file declares.
 * @returns {{ name: string, fullName: string, comment: string, schema: object }[]}
 */
export function declaredIn(file) {
  const comments = commentsOf(file);
  const said = (path) => comments.get(path) ?? '';
  const messages = (file.messageType ?? []).map((message, index) => ({
    name: message.name,
    fullName: `${file.package}.${message.name}`,
    comment: said(`4,${index}`),
    schema: {
      type: 'object',
      // Fields are added; a reader ignores what it doesn't know.
      additionalProperties: true,
      properties: Object.fromEntries(
        (message.field ?? []).map((field, at) => [
          field.name,
          fieldSchema(field, said(`4,${index},2,${at}`)),
        ]),
      ),
    },
  }));
  const enums = (file.enumType ?? []).map(({ name, value }, index) => ({
    name,
    fullName: `${file.package}.${name}`,
    comment: said(`5,${index}`),
    schema: { type: 'string', enum: value.map((one) => one.name) },
  }));
  return [...messages, ...enums];
}
