import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ApiError, isApiError } from '../api/api-error';
import { LoadError } from './load-error';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  /** A Skeleton of the final geometry. */
  readonly loading: ReactNode;
  /** Content for a 404; default: an error with a retry. */
  readonly notFound?: ReactNode;
  /** Content for other refusals; undefined shows the error with its retry. */
  readonly refused?: (error: ApiError) => ReactNode;
  children(data: T): ReactNode;
}

/** The three states of a query: gray blocks, the content, or an error with a retry. */
export function QueryView<T>({ query, loading, notFound, refused, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return loading;
  if (notFound !== undefined && isApiError(query.error) && query.error.status === 404) return notFound;
  const told = isApiError(query.error) && refused?.(query.error);
  if (told) return told;
  return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
}
