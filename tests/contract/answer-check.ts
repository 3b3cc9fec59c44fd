import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { DOCUMENT, OPERATIONS, type Operation, type Schema } from './document';
import { eventsOf } from './event-stream';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);

const components = Object.fromEntries(
  Object.entries(DOCUMENT.components.schemas).map(([name, schema]) => [name, closed(schema)]),
);
ajv.addSchema({ $id: 'document', components: { schemas: components } });

const validators = new Map<string, ValidateFunction>();

/** Returns the differences between a response and the document; empty if there aren't any. */
export function faultsOf(operation: Operation, status: number, type: string, body: unknown): string[] {
  if (!(status in operation.responses)) return [`${status} is not in the document`];
  const content = operation.responses[status];
  if (!content) return body === undefined ? [] : ['a body where the document has none'];
  const schema = content[type];
  if (!schema) return [`${type || 'no body'} where the document has ${Object.keys(content).join()}`];
  const validate = validatorOf(`${operation.operationId} ${status} ${type}`, schema);
  // A stream is described by its events.
  const bodies = type === 'text/event-stream' ? eventsOf(String(body)) : [body];
  return bodies.flatMap((each) => (validate(each) ? [] : (validate.errors ?? []).map(faultOf)));
}

function faultOf({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath} ${message} ${JSON.stringify(params)}`;
}

/** The operation that a request is for. Words before parameters: `/users/current` is no id. */
export function operationFor(method: string, path: string): Operation | undefined {
  const matching = OPERATIONS.filter(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return matching.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

function validatorOf(key: string, schema: Schema): ValidateFunction {
  let validator = validators.get(key);
  if (!validator) {
    const pointed = JSON.parse(JSON.stringify(closed(schema)).replaceAll('"#/', '"document#/')) as object;
    validator = ajv.compile(pointed);
    validators.set(key, validator);
  }
  return validator;
}

/** A field that the document does not know is a fault in an answer, though not in a request. */
function closed(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    isObjectSchema(value) ? { additionalProperties: false, ...value } : value,
  ) as object;
}

function isObjectSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'properties' in value && 'type' in value;
}
