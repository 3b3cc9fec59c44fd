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
  const more = articles.filter((one) => one.topic === topic && one.slug !== slug);
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
