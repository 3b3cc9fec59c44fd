import { Icon, IconDownload, Menu, MenuItem, useFlash, useLocale, useTranslation } from '@kashikari/web-kit';
import { ENCODINGS, type GoodsFilters, useExportGoods } from './export-goods';

/** Saves all goods of a list that the caller may edit, in an encoding that the menu offers. */
export function ExportMenu({ filters }: { readonly filters: GoodsFilters }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const { sayError } = useFlash();
  const save = useExportGoods();
  return (
    <Menu
      label={t('csv.verb')}
      className="btn sm"
      busy={save.isPending}
      button={
        <>
          <Icon of={IconDownload} size="s" />
          <span className="only-w">{t('csv.verb')}</span>
        </>
      }
    >
      {ENCODINGS.map((encoding) => (
        <MenuItem
          key={encoding}
          onSelect={() =>
            save.mutate({ filters, encoding, locale, name: t('csv.file') }, { onError: sayError })
          }
        >
          {t(`csv.${encoding}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
