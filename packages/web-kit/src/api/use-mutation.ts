import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useQueryMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { keepAgain } from './again';

interface MutationCallbacks<Data> {
  readonly onSuccess?: (data: Data) => unknown;
  readonly onError?: (error: Error) => unknown;
  /** Called last, after success or failure. */
  readonly onSettled?: () => unknown;
}

/** A change on the server, its state, and `mutate`, whose callbacks run even after the component has unmounted. */
export type Mutation<Data, Variables> = Omit<
  UseMutationResult<Data, Error, Variables>,
  'mutate' | 'mutateAsync'
> & {
  readonly mutateAsync: (variables: Variables) => Promise<Data>;
  readonly mutate: (variables: Variables, following?: MutationCallbacks<Data>) => void;
};

/**
 * The library's `useMutation`, whose `mutate` drops its callbacks if the component unmounts first. A mutation often
 * removes its own button (a removed row, a form whose permission is used up) while refetches of `onSettled` are still
 * pending. Without the callbacks, no message would appear and no navigation would happen. A user who has left the
 * screen meanwhile gets the message elsewhere (`useNavigate` does not navigate them back).
 *
 * Identical calls run once: a bouncing press arrives before the button is rendered busy, and joins the running call. A
 * call with other variables is another call. `send` keeps its Idempotency-Key until it is answered.
 *
 * A refusal knows its call (`againOf`), so that “Try again” repeats exactly that call, with its callbacks.
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

/** Returns the same text for the same variables; two files always differ, whatever their content. */
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
