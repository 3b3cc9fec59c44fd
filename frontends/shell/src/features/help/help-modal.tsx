import type { Article } from '@kashikari/help';
import { Button, Dialog, Link, QueryView, Skeleton, useTranslation } from '@kashikari/web-kit';
import { useContactLink } from '../../config/contact';
import { ContactLink } from '../../config/contact-link';
import { useArticles } from './api/articles';
import { ArticleDetails } from './components/article-details';
import { AskForm } from './components/ask-form';
import { articlesNear } from './near';
import './help.css';

interface Props {
  /** Path of the screen behind. */
  readonly path: string;
  onClose(): void;
}

/** The help over a screen: a question, the articles about the screen, and the ways to all help and to support. */
export function HelpModal({ path, onClose }: Props) {
  const { t } = useTranslation('shell');
  const articles = useArticles();
  const contact = useContactLink();
  return (
    <Dialog
      open
      title={t('frame.help')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('help.close')}
          </Button>
          {contact && <ContactLink to={contact}>{t('help.contact')}</ContactLink>}
        </>
      }
    >
      <AskForm onAsk={onClose} />
      <QueryView query={articles} loading={<Skeleton shape="rows" count={2} />}>
        {({ articles: all }) => <Near articles={articlesNear(all, path)} />}
      </QueryView>
      <p className="helpall">
        <Link to="/help" onClick={onClose}>
          {t('help.all')}
        </Link>
      </p>
    </Dialog>
  );
}

function Near({ articles }: { readonly articles: readonly Article[] }) {
  const { t } = useTranslation('shell');
  if (articles.length === 0) return null;
  return (
    <section>
      <h3 className="helpnear">{t('help.near')}</h3>
      <ArticleDetails of={articles} />
    </section>
  );
}
