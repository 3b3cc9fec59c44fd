import { isOpenObject } from '../schema/open-object';
import { z } from 'zod';
import type { RouteContract } from '../rest/route';

type Path = readonly (string | number)[];
type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * Returns the names in a JSON body that are not in the contract, each with its path, as issues of zod. It ignores names
 * of the call's response, so that a resource can be sent back as read. It also ignores open objects, and values that
 * should be objects but are not, which the schema itself refuses.
 */
export function unknownNames(contract: RouteContract, body: unknown): z.core.$ZodIssue[] {
  if (!contract.body) return [];
  const found: Path[] = [];
  walk(contract.body, body, [], answeredNames(contract), found);
  return found.map((path) => ({
    ...{ code: 'custom', message: '', path: [...path], params: { code: 'validation.key' } },
  }));
}

function walk(
  schema: z.ZodType,
  value: unknown,
  path: Path,
  passedOver: ReadonlySet<string>,
  found: Path[],
): void {
  const type = bare(schema);
  if (type instanceof z.ZodArray && Array.isArray(value)) {
    const element = type.element as z.ZodType;
    if (!shapeOf(element)) return;
    value.forEach((item, at) => walk(element, item, [...path, at], passedOver, found));
    return;
  }
  const shape = shapeOf(type);
  if (!shape || !isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (known) walk(known, inner, [...path, name], passedOver, found);
    else if (!passedOver.has(name)) found.push([...path, name]);
  }
}

/** The fields of an object, of two of them together, or undefined: not an object, or one that may have others. */
function shapeOf(schema: z.ZodType): Shape | undefined {
  const type = bare(schema);
  if (type instanceof z.ZodIntersection) {
    const [left, right] = [shapeOf(type.def.left as z.ZodType), shapeOf(type.def.right as z.ZodType)];
    return left && right && { ...left, ...right };
  }
  return type instanceof z.ZodObject && !isOpenObject(type) ? (type.shape as Shape) : undefined;
}

/** Names in what a call answers: of each thing in its body. */
const ANSWERED = new WeakMap<RouteContract, ReadonlySet<string>>();

function answeredNames(contract: RouteContract): ReadonlySet<string> {
  const kept = ANSWERED.get(contract);
  if (kept) return kept;
  const things = contract.answer.body ? Object.values(shapeOf(contract.answer.body) ?? {}) : [];
  const names = new Set(things.flatMap((thing) => Object.keys(shapeOf(itemOf(thing)) ?? {})));
  ANSWERED.set(contract, names);
  return names;
}

function itemOf(schema: z.ZodType): z.ZodType {
  const type = bare(schema);
  return type instanceof z.ZodArray ? (type.element as z.ZodType) : type;
}

/** Returns the schema without `optional`, `nullable` and `default` around it. */
function bare(schema: z.ZodType): z.ZodType {
  let type = schema;
  while (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault) {
    type = type.unwrap() as z.ZodType;
  }
  return type;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
