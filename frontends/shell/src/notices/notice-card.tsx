import {
  Icon,
  IconButton,
  IconX,
  queryOptions,
  useQuery,
  useTranslation,
  type Locale,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { blocksOf } from '../legal/blocks';
import { Blocks } from '../legal/blocks-view';
import './notice-card.css';

interface Notice {
  readonly name: string;
  /** Markdown: a heading, then a text. */
  readonly text: string;
}

/** Key of the session storage that stores that the notice was closed in this visit. */
const CLOSED = 'kashikari.notice';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time in milliseconds for which the notices count as fresh. */
const FRESH = 10 * 60_000;

function noticesQuery(language: Locale) {
  return queryOptions({
    queryKey: ['notices', language],
    queryFn: async () => {
      const response = await fetch(`/notices/${language}.json`);
      if (!response.ok) throw new Error(`the notices in ${language} answered ${response.status}`);
      return ((await response.json()) as { readonly notices: readonly Notice[] }).notices;
    },
    staleTime: FRESH,
  });
}

/** One notice, another each day. It can be closed for this visit. Without an answer, nothing is shown. */
export function NoticeCard({ language }: { readonly language: Locale }) {
  const { t } = useTranslation('shell');
  const [isClosed, setClosed] = useState(() => sessionStorage.getItem(CLOSED) !== null);
  const [day] = useState(() => Math.floor(Date.now() / DAY_MS));
  const { data: notices = [] } = useQuery({ ...noticesQuery(language), enabled: !isClosed });
  const notice = notices[day % notices.length];
  if (isClosed || !notice) return null;
  const [title, ...rest] = blocksOf(notice.text);
  function close(): void {
    sessionStorage.setItem(CLOSED, '1');
    setClosed(true);
  }
  return (
    <section className="card pad notice" aria-label={t('notices.from')}>
      <div className="row">
        <p className="sm t2 grow">{t('notices.from')}</p>
        <IconButton label={t('notices.close')} onClick={close}>
          <Icon of={IconX} size="s" />
        </IconButton>
      </div>
      <div lang={language}>
        <h2>{title?.kind === 'heading' && title.text}</h2>
        <Blocks of={rest} heading="h4" />
      </div>
    </section>
  );
}
