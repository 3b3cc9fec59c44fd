import { Icon, IconDownload, Menu, MenuItem, useFlash, useLocale, useTranslation } from '@kashikari/web-kit';
import { useSaveTemplate } from '../api/create-import';
import { ENCODINGS } from '../encodings';

/** Saves an empty sheet with headings in the language of the screen, in an encoding that the menu offers. */
export function TemplateMenu() {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const { sayError } = useFlash();
  const save = useSaveTemplate();
  return (
    <Menu
      label={t('import.template.verb')}
      className="btn sm"
      busy={save.isPending}
      button={
        <>
          <Icon of={IconDownload} size="s" />
          CSV
        </>
      }
    >
      {ENCODINGS.map((encoding) => (
        <MenuItem
          key={encoding}
          onSelect={() =>
            save.mutate({ encoding, locale, name: t('import.template.file') }, { onError: sayError })
          }
        >
          {t(`csv.${encoding}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
