import {
  Button,
  DraftNote,
  PageHeader,
  useDraft,
  useFlash,
  useNavigate,
  useRequireSignIn,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import type { FormEvent } from 'react';
import { useRegisterGood } from './api/save-good';
import { GoodFields } from './components/good-fields';
import { bodyOf, EMPTY_GOOD, type GoodDraft } from './good-draft';
import { useAskAlone } from './use-ask-alone';

const NO_PICTURES: ReadonlyMap<string, string> = new Map();

/** `goods/new`: registers a good. `?group=` chooses the group to begin with. */
export function NewGoodScreen() {
  const { t } = useTranslation('goods');
  const [params] = useSearchParams();
  const group = params.get('group');
  const begin: GoodDraft = { ...EMPTY_GOOD, group_ids: group ? [group] : [] };
  const form = useDraft(begin, { as: 'creating_goods' });
  const { draft, change, discard } = form;
  const save = useRegisterGood();
  const navigate = useNavigate();
  const askAlone = useAskAlone();
  const requireSignIn = useRequireSignIn();
  const { say, sayError } = useFlash();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!requireSignIn()) return;
    if (!(await askAlone(draft, t('noGroups.verb')))) return;
    save.mutate(bodyOf(draft), {
      onSuccess: (good) => {
        discard();
        say(t('form.registered', { title: good.title }));
        navigate(`/goods/${good.id}`, { replace: true });
      },
      onError: sayError,
    });
  }

  return (
    <>
      <PageHeader title={t('form.newTitle')} back={{ to: '/home', label: t('home') }} />
      <DraftNote of={form} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <GoodFields draft={draft} error={save.error} onChange={change} known={NO_PICTURES} />
        <Button look="primary" type="submit" full busy={save.isPending}>
          {t('form.register')}
        </Button>
      </form>
    </>
  );
}
