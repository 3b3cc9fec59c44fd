import { SwitchRow, useTranslation } from '@kashikari/web-kit';
import type { AUDIENCE, PartProps, RULES } from './part-props';

interface Props extends Pick<PartProps, 'draft' | 'onChange'> {
  readonly names: typeof RULES | typeof AUDIENCE;
}

/** Each with what it means. */
export function Switches({ names, draft, onChange }: Props) {
  const { t } = useTranslation('goods');
  return names.map((name) => (
    <SwitchRow
      key={name}
      label={t(`form.${name}`)}
      hint={t(`form.${name}Hint`)}
      checked={draft[name]}
      onChange={(checked) => onChange({ [name]: checked })}
    />
  ));
}
