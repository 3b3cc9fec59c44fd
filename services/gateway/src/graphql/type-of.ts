import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigMap,
  type GraphQLNullableType,
  type GraphQLOutputType,
} from 'graphql';
import { z } from 'zod';
import type { GraphContext } from './context';

type Fields<Source> = GraphQLFieldConfigMap<Source, GraphContext>;

/**
 * Returns the GraphQL type of a REST schema: the same fields in camelCase, read from the REST body, so that both ways
 * say the same. Enums are strings, as in REST.
 * @param more fields that are resolved
 * @throws Error at the start for a kind of field that GraphQL has no type for
 */
export function objectTypeOf<Source extends object>(
  name: string,
  schema: z.ZodObject,
  more: () => Fields<Source> = () => ({}),
): GraphQLObjectType {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, type]) => [
    camelCase(key),
    {
      type: outputOf(type, key),
      description: type.description,
      resolve: (source: Source) => source[key as keyof Source],
    },
  ]);
  return new GraphQLObjectType<Source, GraphContext>({
    name,
    fields: () => ({ ...(Object.fromEntries(fields) as Fields<Source>), ...more() }),
  });
}

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Returns a type that is not null, unless the schema may be null or absent. */
function outputOf(schema: z.ZodType, key: string): GraphQLOutputType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return nullableOf(schema.unwrap() as z.ZodType, key);
  return new GraphQLNonNull(nullableOf(schema, key));
}

function nullableOf(schema: z.ZodType, key: string): GraphQLNullableType & GraphQLOutputType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return nullableOf(schema.unwrap() as z.ZodType, key);
  if (schema instanceof z.ZodArray) return new GraphQLList(outputOf(schema.element as z.ZodType, key));
  if (schema instanceof z.ZodBoolean) return GraphQLBoolean;
  if (schema instanceof z.ZodNumber) return schema.format === 'safeint' ? GraphQLInt : GraphQLFloat;
  if (schema instanceof z.ZodString) return /^id$|_ids?$/.test(key) ? GraphQLID : GraphQLString;
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return GraphQLString;
  throw new Error(`GraphQL has no type for ${key}`);
}
