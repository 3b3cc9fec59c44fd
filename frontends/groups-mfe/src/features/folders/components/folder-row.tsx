import {
  Button,
  Dialog,
  errorText,
  Icon,
  IconDots,
  ListRow,
  Menu,
  MenuItem,
  TextField,
  useConfirm,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { type FolderView, useDeleteFolder, useUpdateFolder } from '../../../api/folders';

interface Props {
  readonly folder: FolderView;
  readonly slug: string;
  /** The last place of the order. */
  readonly last: number;
}

/** One folder with what may be done about it. */
export function FolderRow({ folder, slug, last }: Props) {
  const { t } = useTranslation('groups');
  const [renames, setRenames] = useState(false);
  const [title, setTitle] = useState(folder.title);
  const update = useUpdateFolder(folder.id);
  const remove = useDeleteFolder(folder.id);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  const form = useId();

  function rename(event: FormEvent): void {
    event.preventDefault();
    update.mutate({ title }, { onSuccess: () => setRenames(false) });
  }

  async function askRemove(): Promise<void> {
    const question = {
      title: t('folders.removeTitle', { title: folder.title }),
      body: t('folders.removeBody'),
    };
    if (!(await confirm({ ...question, verb: t('folders.remove'), danger: true }))) return;
    const done = () => say(t('folders.removed', { title: folder.title }));
    remove.mutate(undefined, { onSuccess: done, onError: sayError });
  }

  const move = (place: number) => update.mutate({ place }, { onError: sayError });
  return (
    <ListRow
      title={folder.title}
      trailing={
        <Menu label={t('members.acts', { name: folder.title })} button={<Icon of={IconDots} />}>
          <MenuItem onSelect={() => navigate(`/-/${slug}/goods_picker?folder=${folder.id}`)}>
            {t('folders.fill')}
          </MenuItem>
          <MenuItem onSelect={() => setRenames(true)}>{t('folders.rename')}</MenuItem>
          {folder.place > 0 && <MenuItem onSelect={() => move(folder.place - 1)}>{t('folders.up')}</MenuItem>}
          {folder.place < last && (
            <MenuItem onSelect={() => move(folder.place + 1)}>{t('folders.down')}</MenuItem>
          )}
          <MenuItem danger onSelect={() => void askRemove()}>
            {t('folders.remove')}
          </MenuItem>
        </Menu>
      }
    >
      <span className="meta">{t('folders.count', { count: folder.goods_count })}</span>
      <Dialog
        open={renames}
        title={t('folders.rename')}
        onClose={() => setRenames(false)}
        actions={
          <>
            <Button look="quiet" small onClick={() => setRenames(false)}>
              {t('cards.close')}
            </Button>
            <Button look="primary" small type="submit" form={form} busy={update.isPending}>
              {t('posts.save')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={rename}>
          <TextField
            label={t('folders.name')}
            required
            maxLength={100}
            value={title}
            error={update.error ? errorText(update.error) : undefined}
            onValue={setTitle}
          />
        </form>
      </Dialog>
    </ListRow>
  );
}
