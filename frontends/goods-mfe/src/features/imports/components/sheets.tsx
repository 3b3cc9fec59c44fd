import { Icon, IconGrid, IconReload, useActing, useTranslation, useUser } from '@kashikari/web-kit';
import { ExportMenu } from '../../../goods-export/export-menu';
import { TemplateMenu } from './template-menu';

/** Sheets to download: an empty one, and one with the goods of the account. */
export function Sheets({ offers }: { readonly offers: readonly ('template' | 'export')[] }) {
  const { t } = useTranslation('goods');
  const user = useUser();
  const { account } = useActing();
  const ownerId = account?.id ?? user?.id;
  return (
    <div className="card list">
      {offers.includes('template') && (
        <div className="lrow">
          <Icon of={IconGrid} />
          <div className="grow">
            <b className="sm">{t('import.template.title')}</b>
            <p className="meta">{t('import.template.hint')}</p>
          </div>
          <TemplateMenu />
        </div>
      )}
      {offers.includes('export') && ownerId && (
        <div className="lrow">
          <Icon of={IconReload} />
          <div className="grow">
            <b className="sm">{t('import.export.title')}</b>
            <p className="meta">{t('import.export.hint')}</p>
          </div>
          <ExportMenu filters={{ owner_id: ownerId }} />
        </div>
      )}
    </div>
  );
}
