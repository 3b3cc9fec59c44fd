import { route } from '../rest/request-context';
import { runGraph } from './graph';
import { QUERY_LIMITS } from './limits';
import { GraphAnswer, GraphQuery } from './graphql.schema';

const queryGraph = route(
  {
    method: 'post',
    path: '/graphql',
    operationId: 'queryGraph',
    tag: 'GraphQL',
    summary: 'Find goods, users and notifications by GraphQL',
    description:
      'The schema is in `docs/schema.graphql` and by introspection. Each field says what its REST counterpart says to ' +
      'the same caller; errors have REST’s codes in `extensions.code`. A query may have ' +
      `${QUERY_LIMITS.depth} levels, ${QUERY_LIMITS.aliases} aliases and ${QUERY_LIMITS.tokens} tokens; one that is ` +
      'invalid or beyond that is answered with 400, and nothing of it is executed.',
    auth: 'optional',
    readsOnly: true,
    body: GraphQuery,
    answer: { status: 200, description: 'The result.', body: GraphAnswer },
    refuses: ['graphql.limit', 'graphql.query'],
  },
  async ({ body: { query, variables, params, operationName }, call, services }) => {
    const asked = { query, variables: variables ?? params ?? undefined };
    return { body: await runGraph({ ...asked, operationName: operationName ?? undefined }, services, call) };
  },
);

export const graphqlRoutes = [queryGraph];
