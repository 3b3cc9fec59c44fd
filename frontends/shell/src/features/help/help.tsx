import { HELP_QUESTION_LENGTH } from '@kashikari/kernel';
import {
  PageHeader,
  QueryView,
  Skeleton,
  useSearchParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useSettings } from '../../config/settings';
import { screenBefore } from '../../support/screen-before';
import { LegalLinks } from '../../legal/legal-links';
import { AnswerScreen } from './answer/answer-screen';
import { type Articles, useArticles } from './api/articles';
import { ArticleRows } from './components/article-rows';
import { ArticleDetails } from './components/article-details';
import { AskForm } from './components/ask-form';
import { ContactCard } from './components/contact-card';
import { TopicTiles } from './components/topic-tiles';
import { articlesNear } from './near';
import './help.css';

/** `help` and `support`: the contents of the help, or with `?q=` the answer to a question. */
export function Help() {
  const [params] = useSearchParams();
  const question = (params.get('q') ?? '').trim().slice(0, HELP_QUESTION_LENGTH);
  // Whether there is a model is known with the settings; without them, a question would be asked twice.
  const isReady = useSettings() !== undefined;
  if (!question) return <HelpHome />;
  return isReady ? <AnswerScreen question={question} /> : <Skeleton shape="block" />;
}

/** A search, the articles by topic, frequent questions, and the way to support. */
function HelpHome() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const articles = useArticles();
  return (
    <>
      <PageHeader title={t('frame.help')} back={user ? { to: '/menu', label: t('frame.menu') } : undefined} />
      <AskForm />
      <p className="hint">{t('help.askHint')}</p>
      <QueryView query={articles} loading={<Skeleton shape="rows" />}>
        {(all) => <Contents of={all} />}
      </QueryView>
      <ContactCard />
      <ul className="lnks sec">
        <LegalLinks />
      </ul>
    </>
  );
}

function Contents({ of }: { readonly of: Articles }) {
  const { t } = useTranslation('shell');
  const near = articlesNear(of.articles, screenBefore()?.path);
  const frequent = of.articles.filter((article) => article.frequent);
  return (
    <>
      {near.length > 0 && (
        <section className="sec">
          <div className="sec-h">
            <h2>{t('help.near')}</h2>
          </div>
          <ArticleRows of={near} />
        </section>
      )}
      <section className="sec">
        <div className="sec-h">
          <h2>{t('help.read')}</h2>
        </div>
        <TopicTiles of={of} />
      </section>
      {frequent.length > 0 && (
        <section className="sec">
          <div className="sec-h">
            <h2>{t('help.frequent')}</h2>
          </div>
          <ArticleDetails of={frequent} />
        </section>
      )}
    </>
  );
}
