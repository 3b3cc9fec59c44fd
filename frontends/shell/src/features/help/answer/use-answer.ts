import { ApiError } from '@kashikari/web-kit';
import { useEffect, useReducer, useState } from 'react';
import { type AnswerPart, askHelp, type Outcome, type Sentence, type Source } from '../api/ask-help';

/** An answer, as far as it has arrived. */
export interface Answer {
  readonly sources: readonly Source[];
  readonly sentences: readonly Sentence[];
  /** Absent while it runs. */
  readonly done?: Outcome;
  readonly error?: unknown;
}

type Event = AnswerPart | { readonly event: 'start' } | { readonly event: 'error'; readonly data: unknown };

const EMPTY: Answer = { sources: [], sentences: [] };

export function withPart(answer: Answer, part: Event): Answer {
  switch (part.event) {
    case 'start':
      return EMPTY;
    case 'source':
      return { ...answer, sources: [...answer.sources, part.data] };
    case 'sentence':
      return { ...answer, sentences: [...answer.sentences, part.data] };
    case 'done':
      return { ...answer, done: part.data };
    case 'error':
      return { ...answer, error: part.data };
  }
}

/**
 * Asks the help a question and follows its answer. A stream that breaks off after its passages leaves them as the
 * answer; before them, it is an error.
 * @param summarize true if a model may summarize the passages
 */
export function useAnswer(question: string, summarize: boolean) {
  const [answer, take] = useReducer(withPart, EMPTY);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const parts = { sources: 0, done: false };
    const note = (part: AnswerPart) => {
      if (stop.signal.aborted) return;
      parts.sources += part.event === 'source' ? 1 : 0;
      parts.done ||= part.event === 'done';
      take(part);
    };
    const end = (error: unknown) => {
      if (stop.signal.aborted || parts.done) return;
      if (parts.sources > 0) take({ event: 'done', data: { outcome: 'passages', reason: 'failed' } });
      else take({ event: 'error', data: error });
    };
    take({ event: 'start' });
    askHelp({ question, summarize, signal: stop.signal }, note).then(
      () => end(ApiError.noResponse()),
      (error: unknown) => end(error),
    );
    return () => stop.abort();
  }, [question, summarize, attempt]);
  return { answer, again: () => setAttempt((count) => count + 1) };
}
