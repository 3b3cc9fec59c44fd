import { SelectField, useTranslation } from '@kashikari/web-kit';
import type { useTarget } from '../use-target';

interface Props {
  readonly target: ReturnType<typeof useTarget>;
  readonly hint?: string;
}

/** The group that all goods of an import enter. It has its place before the groups are known, so that nothing moves. */
export function GroupChoice({ target, hint }: Props) {
  const { t } = useTranslation('goods');
  const { groups = [], group, setGroup } = target;
  return (
    <SelectField
      label={t('import.group.label')}
      hint={hint}
      value={group?.id ?? ''}
      options={[
        { value: '', label: t('import.group.none') },
        ...groups.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onValue={setGroup}
    />
  );
}
