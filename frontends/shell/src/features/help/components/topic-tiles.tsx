import type { Article, Topic } from '@kashikari/help';
import { Icon, Link, useLocation, useTranslation } from '@kashikari/web-kit';
import { useEffect } from 'react';
import type { Articles } from '../api/articles';
import { TOPIC_ICONS } from './topic-icons';

/** Articles that a tile shows before its others are opened. */
const SHOWN = 4;

/** All articles, in one tile for each topic. */
export function TopicTiles({ of: { topics, articles } }: { readonly of: Articles }) {
  const { t } = useTranslation('shell');
  const { hash } = useLocation();
  // The tiles come after the page has loaded, so the browser finds no place for the hash.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
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
  const { t } = useTranslation('shell');
  const own = articles.filter((article) => article.topic === topic);
  if (own.length === 0) return null;
  const more = t('help.moreOf', { count: own.length - SHOWN });
  return (
    <section className="card helptile">
      <h3 id={topic}>
        <Icon of={TOPIC_ICONS[topic]} />
        {title}
      </h3>
      <Links of={own.slice(0, SHOWN)} />
      {own.length > SHOWN && (
        <details>
          <summary className="sm">{more}</summary>
          <Links of={own.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}

function Links({ of }: { readonly of: readonly Article[] }) {
  return (
    <ul>
      {of.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={`/help/${slug}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
