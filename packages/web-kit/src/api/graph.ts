import { ApiError } from './api-error';
import { answer, api } from './client';

/**
 * Returns the data of a GraphQL query.
 * @param query with its variables as `$name`
 * @throws ApiError the first error of the query, with the gateway's sentence; like the refusal of a call of REST
 */
export async function graph<Data>(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const pending = await api.POST('/graphql', { body: { query, variables } });
  const { data, errors = [] } = await answer(Promise.resolve(pending));
  const [first] = errors;
  if (!first) return data as Data;
  const { code, params, errors: fields } = first.extensions;
  throw new ApiError(400, code, params, fields, undefined, first.message);
}
