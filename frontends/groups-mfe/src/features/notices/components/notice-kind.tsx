import { SelectField, useTranslation } from '@kashikari/web-kit';
import type { GroupNotices } from '../api/group-notices';
import { type Flag, type Kind, WAYS, flagOf } from '../kinds';

interface Props {
  readonly kind: Kind;
  readonly chosen: GroupNotices;
  readonly general: Readonly<Record<Flag, boolean>>;
  readonly onChoose: (flag: Flag, choice: boolean | null) => void;
}

/** Kinds with a hint on what is sent. */
const HINTED = ['new_post', 'comment', 'new_goods', 'message'] as const;
const isHinted = (kind: Kind): kind is (typeof HINTED)[number] => HINTED.some((one) => one === kind);

const VALUES = { on: true, off: false, general: null } as const;
const nameOf = (choice: boolean | null) => (choice === null ? 'general' : choice ? 'on' : 'off');

/** One kind of notice with a choice for each way. The general choice shows what it means at present. */
export function NoticeKind({ kind, chosen, general, onChoose }: Props) {
  const { t } = useTranslation('groups');
  return (
    <fieldset className="gnotice">
      <legend className="b">{t(`notices.${kind}`)}</legend>
      {isHinted(kind) && <p className="hint">{t(`notices.${kind}Hint`)}</p>}
      <div className="gways">
        {WAYS.map((way) => {
          const flag = flagOf(way, kind);
          return (
            <SelectField
              key={way}
              label={t(`notices.${way}`)}
              name={flag}
              value={nameOf(chosen[flag])}
              options={[
                { value: 'general', label: t(general[flag] ? 'notices.general' : 'notices.generalOff') },
                { value: 'on', label: t('notices.on') },
                { value: 'off', label: t('notices.off') },
              ]}
              onValue={(value) => onChoose(flag, VALUES[value as keyof typeof VALUES])}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
