import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useQueryMutation,
} from '@tanstack/react-query';
import { useCallback } from 'react';

/** What follows one act where it was asked for. */
export interface Following<Data> {
  readonly onSuccess?: (data: Data) => unknown;
  readonly onError?: (error: Error) => unknown;
  /** Last, whatever came of it. */
  readonly onSettled?: () => unknown;
}

/** A change on the server, its state, and `mutate`, which keeps its word after the component has gone. */
export type Mutation<Data, Variables> = Omit<UseMutationResult<Data, Error, Variables>, 'mutate'> & {
  readonly mutate: (variables: Variables, following?: Following<Data>) => void;
};

/**
 * The library's `useMutation`, whose `mutate` forgets what follows when the component leaves the screen first. An act
 * often takes away what it was pressed on (a removed row, a form whose permission is used up) while other reads of
 * `onSettled` are still on their way: then nothing would be said and nobody led on. Who has gone to another screen
 * meanwhile hears of it there (`useNavigate` does not call them back).
 */
export function useMutation<Data = unknown, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): Mutation<Data, Variables> {
  const mutation = useQueryMutation(options);
  const { mutateAsync } = mutation;
  const mutate: Mutation<Data, Variables>['mutate'] = useCallback(
    (variables, { onSuccess, onError, onSettled } = {}) =>
      void mutateAsync(variables)
        .then(onSuccess, onError ?? heard)
        .finally(onSettled),
    [mutateAsync],
  );
  return { ...mutation, mutate };
}

/** The refusal stands in the mutation's `error`. */
function heard(): void {}
