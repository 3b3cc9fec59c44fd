import {
  BookingBar,
  Button,
  DraftNote,
  fieldText,
  SwitchRow,
  TextArea,
  useDraft,
  useTranslation,
} from '@kashikari/web-kit';
import type { FormEvent } from 'react';
import type { PostDraft } from '../../../api/posts';
import '../../../posts/posts.css';

interface Props {
  readonly before: PostDraft;
  /** The group of a new one, or the announcement itself. */
  readonly about: string;
  readonly verb: string;
  readonly busy: boolean;
  /** The refusal of the last attempt. */
  readonly error: unknown;
  /** People who receive it; absent where it is not sent again. */
  readonly reaches?: number;
  /** Saves it; `done` is called once it is saved. */
  readonly onSave: (draft: PostDraft, done: () => void) => void;
}

/** An announcement being written or changed. */
export function PostForm({ before, about, verb, busy, error, reaches, onSave }: Props) {
  const { t } = useTranslation('groups');
  const form = useDraft(before, { as: `editingPost.${about}` });
  const { draft, change, discard } = form;

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSave(draft, discard);
  }

  return (
    <form className="postform" onSubmit={submit}>
      <DraftNote of={form} />
      <div className="card pad">
        <TextArea
          label={t('posts.body')}
          name="body"
          required
          rows={8}
          maxLength={5000}
          value={draft.body}
          hint={t('posts.bodyHint')}
          error={fieldText(error, 'body')}
          onValue={(body) => change({ body })}
        />
      </div>
      <div className="card pad">
        <SwitchRow
          label={t('posts.pin')}
          hint={t('posts.pinHint')}
          checked={draft.pin}
          onChange={(pin) => change({ pin })}
        />
        {draft.force_notify !== undefined && (
          <SwitchRow
            label={t('posts.force')}
            hint={t('posts.forceHint')}
            checked={draft.force_notify}
            onChange={(force) => change({ force_notify: force })}
          />
        )}
      </div>
      <BookingBar
        quiet
        when={reaches === undefined ? undefined : t('posts.reaches', { count: reaches })}
        actions={
          <Button
            look="primary"
            type="submit"
            full={reaches === undefined}
            busy={busy}
            disabled={!draft.body.trim()}
          >
            {verb}
          </Button>
        }
      />
    </form>
  );
}
