import { CheckRow, useTranslation } from '@kashikari/web-kit';
import { faultOf } from '../fault-of';
import type { FolderChoice } from '../use-folder-choice';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  readonly folders: readonly FolderChoice[];
}

/** The folders of the good, for users who may edit their groups. */
export function FolderFields({ draft, onChange, error, folders }: Props) {
  const { t } = useTranslation('goods');
  const fault = faultOf(error, 'folder_ids');
  if (folders.length === 0) return null;
  const { folder_ids: chosen } = draft;
  return (
    <div className="f" role="group" aria-label={t('form.folders')}>
      <span className="lbl">{t('form.folders')}</span>
      {fault && <p className="errm">{fault}</p>}
      <div className="card pad">
        {folders.map(({ id, label }) => (
          <CheckRow
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={(checked) =>
              onChange({ folder_ids: checked ? [...chosen, id] : chosen.filter((other) => other !== id) })
            }
          />
        ))}
      </div>
    </div>
  );
}
