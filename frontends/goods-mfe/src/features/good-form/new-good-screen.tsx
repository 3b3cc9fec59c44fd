import {
  Button,
  PageHeader,
  useConfirm,
  useFlash,
  useNavigate,
  useRequireSignIn,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useRegisterGood } from './api/save-good';
import { HowFields } from './components/how-fields';
import { WhatFields } from './components/what-fields';
import { WhereFields } from './components/where-fields';
import { bodyOf, EMPTY_GOOD } from './good-draft';
import './good-form.css';

const NO_PICTURES: ReadonlyMap<string, string> = new Map();

/** `goods/new`: registers a good. `?group=` chooses the group to begin with. */
export function NewGoodScreen() {
  const { t } = useTranslation('goods');
  const [params] = useSearchParams();
  const group = params.get('group');
  const [draft, setDraft] = useState({ ...EMPTY_GOOD, group_ids: group ? [group] : [] });
  const save = useRegisterGood();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const requireSignIn = useRequireSignIn();
  const { say, sayError } = useFlash();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!requireSignIn()) return;
    const alone = draft.group_ids.length === 0 && !draft.is_public_use;
    // A good that nobody else will see is seldom meant (validation rules, `warnings.good.noGroups`).
    const sure =
      !alone ||
      (await confirm({ title: t('noGroups.title'), body: t('noGroups.body'), verb: t('noGroups.verb') }));
    if (!sure) return;
    save.mutate(bodyOf(draft), {
      onSuccess: (good) => {
        say(t('form.registered', { title: good.title }));
        navigate(`/goods/${good.id}`, { replace: true });
      },
      onError: sayError,
    });
  }

  const part = {
    draft,
    error: save.error,
    onChange: (change: object) => setDraft((before) => ({ ...before, ...change })),
  };
  return (
    <>
      <PageHeader title={t('form.newTitle')} back={{ to: '/home', label: t('home') }} />
      <form onSubmit={(event) => void submit(event)}>
        <WhatFields {...part} known={NO_PICTURES} />
        <WhereFields {...part} />
        <HowFields {...part} />
        <Button look="primary" type="submit" full busy={save.isPending}>
          {t('form.register')}
        </Button>
      </form>
    </>
  );
}
