import type { Article } from '@kashikari/help';
import {
  dayIn,
  browserZone,
  formatDay,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  useLocale,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type Articles, useArticles } from './api/articles';
import { ArticleRows } from './components/article-rows';
import { ArticleText } from './components/article-text';
import { ContactCard } from './components/contact-card';
import './help.css';

/** Other articles of its topic that an article ends with. */
const MORE = 4;

/** `help/:slug`: an article with its topic, and the other articles of the topic. */
export function ArticleScreen() {
  const { slug = '' } = useParams();
  const articles = useArticles();
  return (
    <QueryView query={articles} loading={<Skeleton shape="block" />}>
      {(all) => <Found of={all} slug={slug} />}
    </QueryView>
  );
}

function Found({ of: { articles }, slug }: { readonly of: Articles; readonly slug: string }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const article = articles.find((one) => one.slug === slug);
  if (!article) return <NotFound />;
  const { title, topic, text, updated } = article;
  const more = nextOf(
    articles.filter((one) => one.topic === topic),
    article,
  );
  const day = formatDay(updated, locale, dayIn(browserZone()));
  return (
    <>
      <PageHeader title={title} back={{ to: '/help', label: t('frame.help') }}>
        <p className="meta">
          {t(`help.topics.${topic}`)} · {t('help.updated', { day })}
        </p>
      </PageHeader>
      <article>
        <ArticleText text={text} heading="h2" />
      </article>
      {more.length > 0 && (
        <section className="sec">
          <div className="sec-h">
            <h2>{t('help.more')}</h2>
          </div>
          <ArticleRows of={more} />
        </section>
      )}
      <ContactCard />
    </>
  );
}

/** The articles after this one, and those at the beginning of the topic after the last. */
function nextOf(topic: readonly Article[], article: Article): Article[] {
  const place = topic.indexOf(article);
  return [...topic.slice(place + 1), ...topic.slice(0, place)].slice(0, MORE);
}
