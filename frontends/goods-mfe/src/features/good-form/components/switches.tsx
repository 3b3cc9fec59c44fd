import { SwitchRow, useTranslation } from '@kashikari/web-kit';
import { fieldsIn, type SwitchPart } from '../../../good-fields';
import type { PartProps } from './part-props';

interface Props extends Pick<PartProps, 'draft' | 'onChange'> {
  readonly part: SwitchPart;
}

/** Each with what it means. */
export function Switches({ part, draft, onChange }: Props) {
  const { t } = useTranslation('goods');
  return fieldsIn(part).map((name) => (
    <SwitchRow
      key={name}
      label={t(`form.${name}`)}
      hint={t(`form.${name}Hint`)}
      checked={draft[name]}
      onChange={(checked) => onChange({ [name]: checked })}
    />
  ));
}
