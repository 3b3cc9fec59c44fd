import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Bounds of a query: levels of fields, aliases, and tokens of the whole document. */
export const QUERY_LIMITS = { depth: 6, aliases: 10, tokens: 1_000 } as const;

/** Errors of queries beyond the bounds. Armor marks them in no other way. */
const LIMITED = new WeakSet<GraphQLError>();

const onReject = [(_context: unknown, error: GraphQLError) => void LIMITED.add(error)];

/** Returns true if a query was refused because of {@link QUERY_LIMITS}. */
export const isLimit = (error: GraphQLError): boolean => LIMITED.has(error);

/** The plugins that refuse queries beyond the bounds before anything is executed. */
export function limitPlugins(): Plugin[] {
  const { plugins } = new EnvelopArmor({
    maxDepth: { n: QUERY_LIMITS.depth, flattenFragments: true, onReject },
    maxAliases: { n: QUERY_LIMITS.aliases, onReject },
    maxTokens: { n: QUERY_LIMITS.tokens, onReject },
    maxDirectives: { n: QUERY_LIMITS.aliases, onReject },
    // Fields are public (docs/schema.graphql), so a suggestion gives nothing away; the other limits bound the cost.
    blockFieldSuggestion: { enabled: false },
    costLimit: { enabled: false },
  }).protect();
  return plugins as Plugin[];
}
