import { useTranslation } from '../i18n/use-translation';
import { Button } from './button';
import { Dialog } from './dialog';

interface Props {
  readonly open: boolean;
  readonly keys: readonly { readonly key: string; readonly words: string }[];
  readonly chooses: boolean;
  readonly searches: boolean;
  readonly onClose: () => void;
}

/** The keys of a table, in a dialog. */
export function DeskKeys({ open, keys, chooses, searches, onClose }: Props) {
  const { t } = useTranslation('kit');
  const all = [
    ['↑ ↓', t('desk.move')],
    ...(chooses ? [['x', t('desk.choose')]] : []),
    ['Enter', t('desk.open')],
    ...keys.map(({ key, words }) => [key, words]),
    ...(searches ? [['/', t('desk.search')]] : []),
  ];
  return (
    <Dialog
      open={open}
      title={t('desk.keys')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <dl className="desk-keys">
        {all.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
