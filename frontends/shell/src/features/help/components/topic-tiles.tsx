import type { Article, Topic } from '@kashikari/help';
import { Icon, Link, useTranslation } from '@kashikari/web-kit';
import type { Articles } from '../api/articles';
import { TOPIC_ICONS } from './topic-icons';

/** All articles, in one tile for each topic. */
export function TopicTiles({ of: { topics, articles } }: { readonly of: Articles }) {
  const { t } = useTranslation('shell');
  return (
    <div className="helptiles">
      {topics.map((topic) => (
        <Tile key={topic} topic={topic} title={t(`help.topics.${topic}`)} articles={articles} />
      ))}
    </div>
  );
}

interface TileProps {
  readonly topic: Topic;
  readonly title: string;
  readonly articles: readonly Article[];
}

function Tile({ topic, title, articles }: TileProps) {
  const own = articles.filter((article) => article.topic === topic);
  if (own.length === 0) return null;
  return (
    <section className="card helptile">
      <h3 id={topic}>
        <Icon of={TOPIC_ICONS[topic]} />
        {title}
      </h3>
      <ul>
        {own.map(({ slug, title: name }) => (
          <li key={slug}>
            <Link to={`/help/${slug}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
