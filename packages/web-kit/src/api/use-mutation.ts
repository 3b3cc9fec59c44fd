import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useQueryMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { keepAgain } from './again';

/** Callbacks of one call of a mutation. */
export interface Following<Data> {
  readonly onSuccess?: (data: Data) => unknown;
  readonly onError?: (error: Error) => unknown;
  /** Last, whatever came of it. */
  readonly onSettled?: () => unknown;
}

/** A change on the server, its state, and `mutate`, which keeps its word after the component has gone. */
export type Mutation<Data, Variables> = Omit<
  UseMutationResult<Data, Error, Variables>,
  'mutate' | 'mutateAsync'
> & {
  readonly mutateAsync: (variables: Variables) => Promise<Data>;
  readonly mutate: (variables: Variables, following?: Following<Data>) => void;
};

/**
 * The library's `useMutation`, whose `mutate` forgets what follows when the component leaves the screen first. An act
 * often takes away what it was pressed on (a removed row, a form whose permission is used up) while other reads of
 * `onSettled` are still on their way: then nothing would be said and nobody led on. Who has gone to another screen
 * meanwhile hears of it there (`useNavigate` does not call them back).
 *
 * One act is in flight once: a press that bounces comes before the button is drawn busy, and asks for what is being done
 * already. The same act on another thing is another act. `send` keeps its Idempotency-Key until it is answered.
 *
 * A refusal knows what it refused (`againOf`), so that “Try again” does exactly that, and what follows it.
 */
export function useMutation<Data = unknown, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): Mutation<Data, Variables> {
  const mutation = useQueryMutation(options);
  const mutateAsync = useOnceInFlight(mutation.mutateAsync as (variables: Variables) => Promise<Data>);
  const mutate: Mutation<Data, Variables>['mutate'] = useCallback(
    function act(variables, following = {}) {
      const { onSuccess, onError, onSettled } = following;
      const { running, isNew } = mutateAsync(variables);
      if (!isNew) return;
      const refused = (error: Error) => {
        keepAgain(error, () => act(variables, following));
        return (onError ?? heard)(error);
      };
      void running.then(onSuccess, refused).finally(onSettled);
    },
    [mutateAsync],
  );
  return {
    ...mutation,
    mutate,
    mutateAsync: useCallback((variables) => mutateAsync(variables).running, [mutateAsync]),
  };
}

/** Begins an act, or hands out the like one that is in flight. */
function useOnceInFlight<Data, Variables>(begin: (variables: Variables) => Promise<Data>) {
  const inFlight = useRef(new Map<string, Promise<Data>>());
  return useCallback(
    (variables: Variables): { readonly running: Promise<Data>; readonly isNew: boolean } => {
      const act = nameOf(variables);
      const before = inFlight.current.get(act);
      if (before) return { running: before, isNew: false };
      const running = begin(variables).finally(() => inFlight.current.delete(act));
      inFlight.current.set(act, running);
      return { running, isNew: true };
    },
    [begin],
  );
}

const files = new WeakMap<Blob, number>();
let lastFile = 0;

/** The same text for the same act; two files are never the same, whatever is in them. */
function nameOf(variables: unknown): string {
  return JSON.stringify([variables], (_name, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    const known = files.get(value) ?? (lastFile += 1);
    files.set(value, known);
    return `file ${known}`;
  });
}

/** Ignores the rejection; the mutation's `error` contains the refusal. */
function heard(_error: Error): void {}
