import { ApiError, type FieldFault } from './api-error';
import { answer, api } from './client';

interface GraphError {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly params?: Readonly<Record<string, unknown>>;
    readonly errors?: Readonly<Record<string, readonly FieldFault[]>>;
  };
}

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
  const status = pending.response.ok ? 400 : pending.response.status;
  const { errors } = (pending.data ?? pending.error ?? {}) as { errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as GraphError[]) : [];
  if (first) {
    const { code, params, errors: fields } = first.extensions;
    throw new ApiError(status, code, params, fields, undefined, first.message);
  }
  const { data } = await answer(Promise.resolve(pending));
  return data as Data;
}
