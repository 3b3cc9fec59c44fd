import { Button, LoadError, PageHeader, useTranslation } from '@kashikari/web-kit';
import { ArticleRows } from '../components/article-rows';
import { AskForm } from '../components/ask-form';
import { ContactCard } from '../components/contact-card';
import type { Source } from '../api/ask-help';
import { NoAnswer } from './no-answer';
import { Passage } from './passage';
import { type Answer, useAnswer } from './use-answer';
import { type Agreement, useAgreement } from './use-agreement';

/** `help?q=`: the answer to a question, from the passages of articles, or summarized by AI where the user agreed. */
export function AnswerScreen({ question }: { readonly question: string }) {
  const { t } = useTranslation('shell');
  const agreement = useAgreement();
  const { answer, again } = useAnswer(question, agreement.agreed);
  const { done, error, sources } = answer;
  const isNone = done?.outcome === 'none';
  const isOpen = !done && error === undefined;
  return (
    <>
      <PageHeader title={question} back={{ to: '/help', label: t('frame.help') }} />
      <AskForm key={question} asked={question} />
      <div aria-live="polite" aria-busy={isOpen} className="gap">
        {error !== undefined && <LoadError error={error} onRetry={again} />}
        {isNone ? (
          <NoAnswer question={question} />
        ) : (
          <Found of={answer} question={question} agreement={agreement} />
        )}
        {isOpen && (
          <p className="sm t2">
            {t(agreement.agreed && sources.length > 0 ? 'help.summarizing' : 'help.finding')}
          </p>
        )}
      </div>
      {answer.sentences.length > 0 && <Sources of={sources} />}
      {/* Below an answer that still grows, it would move. */}
      {!isOpen && <ContactCard />}
    </>
  );
}

interface FoundProps {
  readonly of: Answer;
  readonly question: string;
  readonly agreement: Agreement;
}

/** The sentences of a summary with their passages, or else the passages. */
function Found({ of, question, agreement }: FoundProps) {
  const { t } = useTranslation('shell');
  const { sources, sentences, done } = of;
  if (sources.length === 0) return null;
  const titleOf = (slug: string) => sources.find((source) => source.slug === slug)?.title ?? '';
  const isSummary = sentences.length > 0;
  return (
    <>
      <p className="sm t2">{t(isSummary ? 'help.summary' : 'help.passages')}</p>
      <ol className="card pad answers">
        {isSummary
          ? sentences.map(({ text, slug, passage }, index) => (
              <li key={index}>
                <p>{text}</p>
                <Passage text={passage} slug={slug} title={titleOf(slug)} question={question} />
              </li>
            ))
          : sources.map(({ slug, title, heading, passage }, index) => (
              <li key={index}>
                {heading && <p className="b">{heading}</p>}
                <Passage text={passage} slug={slug} title={title} question={question} />
              </li>
            ))}
      </ol>
      {done && <Summaries agreement={agreement} isSummary={isSummary} reason={done.reason} />}
    </>
  );
}

interface SummariesProps {
  readonly agreement: Agreement;
  readonly isSummary: boolean;
  readonly reason: string | undefined;
}

/** The offer of summaries, or who wrote this one and how to stop them; nothing where there is no model. */
function Summaries({ agreement: { ai, agreed, agree, withdraw }, isSummary, reason }: SummariesProps) {
  const { t } = useTranslation('shell');
  if (!ai) return null;
  if (!agreed)
    return (
      <div className="card pad row sp wrap gap">
        <p className="sm grow">{t('help.ai.offer', ai)}</p>
        <Button onClick={agree}>{t('help.ai.summarize')}</Button>
      </div>
    );
  const without = reason === 'off' ? t('help.ai.off') : t('help.ai.without');
  return (
    <p className="meta gap">
      {isSummary ? t('help.ai.by', ai) : without}{' '}
      <button type="button" className="helpstop" onClick={withdraw}>
        {t('help.ai.stop')}
      </button>
    </p>
  );
}

function Sources({ of }: { readonly of: readonly Source[] }) {
  const { t } = useTranslation('shell');
  const articles = [...new Map(of.map((source) => [source.slug, source])).values()];
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('help.sources')}</h2>
      </div>
      <ArticleRows of={articles.map(({ slug, title, passage }) => ({ slug, title, summary: passage }))} />
    </section>
  );
}
