import {
  ButtonLink,
  Empty,
  Note,
  PageHeader,
  QueryView,
  Skeleton,
  useLocale,
  useQuery,
  useTranslation,
} from '@kashikari/web-kit';
import { type LegalName, legalTextQuery } from './api/get-legal-text';
import { useSettings } from '../../config/settings';
import { blocksOf } from '../../legal/blocks';
import { Blocks } from '../../legal/blocks-view';
import { External } from '../../legal/external';

/**
 * Terms, privacy policy, or commercial disclosure: the operator's text, or a note that it is missing. The privacy policy
 * ends with the receivers of data, which the settings of the installation name.
 */
export function Legal({ name }: { readonly name: LegalName }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const found = useQuery(legalTextQuery(name, locale));
  const settings = useSettings();
  const listsReceivers = name === 'privacy' && (settings?.external ?? []).length > 0;
  return (
    <>
      <PageHeader title={t(`legal.${name}`)} back={{ to: '/help', label: t('frame.help') }} />
      <QueryView query={found} loading={<Skeleton shape="block" />}>
        {(written) => {
          if (!written) return listsReceivers ? <External /> : <NothingYet />;
          return (
            <>
              {written.language !== locale && <Note>{t('legal.other')}</Note>}
              <div className="legal" lang={written.language}>
                <Blocks of={blocksOf(written.text)} heading="h2" />
              </div>
              {listsReceivers && <External />}
            </>
          );
        }}
      </QueryView>
    </>
  );
}

function NothingYet() {
  const { t } = useTranslation('shell');
  return (
    <Empty title={t('legal.missing')} actions={<ButtonLink to="/help">{t('frame.help')}</ButtonLink>}>
      {t('legal.missingWhy')}
    </Empty>
  );
}
