import type { FindPassages } from '@kashikari/help';
import type { Call, Locale } from '@kashikari/kernel';
import type { Services } from '../clients/services';
import type { HelpEvent, HelpSource, UnansweredReason } from './help-events';
import { languagesOf } from './languages-of';
import { maskQuestion, withoutMasks } from './mask-question';
import type { ModelClient } from './model-client';
import { promptOf } from './prompt';
import { Sentences, type CitedSentence } from './sentences';

/** Milliseconds until the first text of a model, and until its last. */
export interface ModelPatience {
  readonly first: number;
  readonly whole: number;
}

export const MODEL_PATIENCE: ModelPatience = { first: 5_000, whole: 30_000 };

export interface HelpAnswersOptions {
  readonly findPassages: FindPassages;
  /** Absent: passages alone. */
  readonly model: ModelClient | undefined;
  readonly patience?: ModelPatience;
  /** Counts an answer for the operator’s figures. */
  readonly count: (outcome: string, reason: string) => void;
}

/** A question with its sender. */
export interface AskedQuestion {
  readonly question: string;
  /** False: no model is called. */
  readonly summarize: boolean;
  readonly call: Call;
  readonly services: Pick<Services, 'supports'>;
  /** Aborted when the reader has gone. */
  readonly gone: AbortSignal;
}

/** Slow models are given up by this reason. */
class Slow extends Error {}

/** Answers of the help: passages of articles, and sentences of a model that are grounded in them. */
export class HelpAnswers {
  constructor(private readonly options: HelpAnswersOptions) {}

  /** The events of one answer, `done` last. Throws nothing: whatever fails, the passages are there. */
  async *answer(asked: AskedQuestion): AsyncGenerator<HelpEvent> {
    const question = maskQuestion(asked.question);
    const { locale, found } = this.find(withoutMasks(question), asked.call.locale);
    const sources = found.map(({ slug, title, heading, text }) => ({ slug, title, heading, passage: text }));
    for (const data of sources) yield { event: 'source', data };
    const { model } = this.options;
    if (sources.length === 0) yield this.done('none');
    else if (!model || !asked.summarize) yield this.done('passages');
    else {
      const outcome = yield* this.summarize(model, sources, { ...asked, question, locale });
      yield outcome === 'model' ? this.done('model') : this.done('passages', outcome);
    }
  }

  /** Sentences of the model. @returns `model` if there was one, otherwise why there was none */
  private async *summarize(
    model: ModelClient,
    sources: readonly HelpSource[],
    { question, locale, call, services, gone }: AskedQuestion & { readonly locale: Locale },
  ): AsyncGenerator<HelpEvent, 'model' | UnansweredReason> {
    const messages = promptOf(question, sources, locale);
    const reserved = await services.supports
      .reserveAnswer({ tokens: model.mostTokens(messages) }, call)
      .catch(() => undefined);
    if (!reserved) return 'failed';
    const { reservationId, reason } = reserved;
    if (reservationId === '') return reason === 'cap' ? 'cap' : 'off';
    const sentences = new Sentences(sources);
    const patience = new Patience(this.options.patience ?? MODEL_PATIENCE, gone);
    let tokens: number | undefined;
    let fault: UnansweredReason = 'unsupported';
    try {
      let ended = false;
      for await (const part of model.ask(messages, patience.signal)) {
        if (part.text !== '') patience.begun();
        tokens = part.tokens ?? tokens;
        ended ||= part.ended === true;
        yield* sentences.add(part.text).map(toEvent);
      }
      if (ended) yield* sentences.close().map(toEvent);
    } catch (error) {
      fault = error instanceof Slow ? 'slow' : 'failed';
    } finally {
      patience.end();
      // Without a report of the model the whole reservation stays spent.
      if (tokens !== undefined)
        await services.supports.settleAnswer({ reservationId, tokens }, call).catch(() => undefined);
    }
    return sentences.count > 0 ? 'model' : fault;
  }

  /** Searches the articles in the language of the screen, and otherwise in that of the question. */
  private find(question: string, screen: Locale) {
    for (const locale of languagesOf(question, screen)) {
      const found = this.options.findPassages(question, locale);
      if (found.length > 0) return { locale, found };
    }
    return { locale: screen, found: [] };
  }

  private done(outcome: 'model' | 'passages' | 'none', reason?: UnansweredReason): HelpEvent {
    this.options.count(outcome, reason ?? '');
    return { event: 'done', data: { outcome, ...(reason && { reason }) } };
  }
}

function toEvent({ text, source: { slug, passage } }: CitedSentence): HelpEvent {
  return { event: 'sentence', data: { text, slug, passage } };
}

/** Aborts a call to a model that is slow, or whose reader has gone. */
class Patience {
  private readonly slow = new AbortController();
  private readonly whole: NodeJS.Timeout;
  private first: NodeJS.Timeout | undefined;
  readonly signal: AbortSignal;

  constructor({ first, whole }: ModelPatience, gone: AbortSignal) {
    this.signal = AbortSignal.any([this.slow.signal, gone]);
    const giveUp = () => this.slow.abort(new Slow());
    this.first = setTimeout(giveUp, first);
    this.whole = setTimeout(giveUp, whole);
  }

  /** The model has begun to write. */
  begun(): void {
    clearTimeout(this.first);
    this.first = undefined;
  }

  end(): void {
    this.begun();
    clearTimeout(this.whole);
  }
}
