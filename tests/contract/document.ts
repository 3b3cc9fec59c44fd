import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Subset of JSON Schema that our document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  /** Below `/v1`, parameters in braces. */
  readonly path: string;
  readonly needsToken: boolean;
  /** A token is looked at where there is one. */
  readonly takesToken: boolean;
  readonly parameters: readonly Parameter[];
  readonly body?: Schema;
  /** Schemas by status, then by media type. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, Schema>> | undefined>>;
}

interface RawOperation {
  operationId: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const file = path.resolve(__dirname, '../../docs/openapi.json');

/** The committed document; a test of the gateway keeps it fresh. */
export const DOCUMENT = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
};

/** Every call, PUT as another name of PATCH among them. */
export const OPERATIONS: readonly Operation[] = Object.entries(DOCUMENT.paths).flatMap(([route, item]) =>
  Object.entries(item).map(([method, raw]) => toOperation(method, route, raw)),
);

export function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  return resolve(DOCUMENT.components.schemas[name] ?? {});
}

function toOperation(method: string, route: string, raw: RawOperation): Operation {
  const body = raw.requestBody?.content['application/json']?.schema;
  return {
    operationId: raw.operationId,
    method: method.toUpperCase(),
    path: route,
    needsToken: (raw.security ?? []).length === 1,
    takesToken: (raw.security ?? []).length > 0,
    parameters: raw.parameters ?? [],
    ...(body && { body: resolve(body) }),
    responses: Object.fromEntries(
      Object.entries(raw.responses).map(([status, { content }]) => [
        status,
        content &&
          Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema] as const)),
      ]),
    ),
  };
}
