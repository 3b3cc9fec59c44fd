import { parentPort } from 'node:worker_threads';
import { DomainError, type Refusal } from '@kashikari/kernel';

export type ThreadTasks = Readonly<Record<string, (input: never) => unknown>>;

export interface ThreadOrder {
  readonly task: string;
  readonly input: unknown;
}

/** Response of a thread: a value, a refusal, or an unexpected error. */
export type ThreadAnswer =
  | { readonly value: unknown }
  | { readonly refusal: Refusal; readonly fields: readonly Refusal[] }
  | { readonly error: unknown };

/** Makes this file a thread of {@link BoundedThreads}: one task after the other. */
export function serveThread(tasks: ThreadTasks): void {
  parentPort?.on('message', ({ task, input }: ThreadOrder) => {
    void answerOf(tasks, task, input).then((answer) => parentPort?.postMessage(answer));
  });
  // The first message reports that the thread has started; only then does its time begin.
  parentPort?.postMessage(null);
}

async function answerOf(tasks: ThreadTasks, task: string, input: unknown): Promise<ThreadAnswer> {
  try {
    return { value: await tasks[task]?.(input as never) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.refusal, fields: error.fields };
    return { error };
  }
}
