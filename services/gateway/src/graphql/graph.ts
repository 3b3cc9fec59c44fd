import { DomainError, refused, type Call } from '@kashikari/kernel';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { z } from 'zod';
import type { Services } from '../clients/services';
import { forCallers } from '../errors/between-services';
import { toProblem } from '../errors/problem';
import { graphContext, type GraphContext } from './context';
import type { GraphAnswer } from './graphql.schema';
import { isLimit, limitPlugins, QUERY_LIMITS } from './limits';
import { SCHEMA } from './schema';

/** A query as it was sent. */
export interface GraphRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
}

/** Result of a query that was executed. */
export type GraphResult = z.infer<typeof GraphAnswer>;

const ENDPOINT = 'http://gateway/v1/graphql';

/** Gives every error the code and the sentence of REST. */
const asInRest: Plugin<object, GraphContext> = {
  onResultProcess({ result, serverContext, setResult }) {
    const { data, errors } = result as { data?: unknown; errors?: readonly GraphQLError[] };
    if (errors) setResult({ data, errors: errors.map((error) => shown(error, serverContext)) } as never);
  },
};

const yoga = createYoga<GraphContext>({
  schema: SCHEMA,
  plugins: [...limitPlugins(), asInRest],
  graphqlEndpoint: new URL(ENDPOINT).pathname,
  ...{
    graphiql: false,
    landingPage: false,
    batching: false,
    logging: false,
    maskedErrors: false,
    cors: false,
  },
});

/**
 * Runs a query as its caller, by the calls of REST.
 * @throws DomainError `graphql.limit`, `graphql.query`: nothing was executed
 * @throws Error what a resolver did not expect; the whole request fails then, as in REST
 */
export async function runGraph(asked: GraphRequest, services: Services, call: Call): Promise<GraphResult> {
  const context = graphContext(services, call);
  const response = await yoga.fetch(
    ENDPOINT,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(asked),
    },
    context,
  );
  if (context.failures.length > 0) throw context.failures[0];
  return (await response.json()) as GraphResult;
}

function shown(error: GraphQLError, { call, failures }: GraphContext): GraphQLError {
  const refusal = refusalOf(error);
  if (refusal.refusal.kind === 'internal') failures.push(error.originalError ?? error);
  else if (error.path === undefined) failures.push(refusal);
  const { code, detail, params, errors } = toProblem(refusal, call.locale, '');
  const extensions = { code, ...(params && { params }), ...(errors && { errors }) };
  return new GraphQLError(detail, { nodes: error.nodes, path: error.path, extensions });
}

function refusalOf(error: GraphQLError): DomainError {
  const { originalError } = error;
  if (originalError instanceof DomainError)
    return new DomainError(forCallers(originalError.refusal), originalError.fields);
  if (isLimit(error)) return refused('graphql.limit', QUERY_LIMITS, 'query');
  if (error.path === undefined) return refused('graphql.query', { reason: error.message }, 'query');
  return refused('internal');
}
