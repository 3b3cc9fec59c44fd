import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '../api/api-error';
import { LoadError } from './load-error';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  /** A Skeleton of the final geometry. */
  readonly loading: ReactNode;
  /** What a 404 shows; an error with a retry when left out. */
  readonly notFound?: ReactNode;
  children(data: T): ReactNode;
}

/** A read's three faces: grey blocks, the thing itself, an error with a retry. */
export function QueryView<T>({ query, loading, notFound, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return loading;
  if (notFound !== undefined && isApiError(query.error) && query.error.status === 404) return notFound;
  return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
}
