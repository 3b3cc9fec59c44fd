import {
  BookingBar,
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
import { type FormEvent, useRef, useState } from 'react';
import { useRegisterGood } from './api/save-good';
import { GoodFields } from './components/good-fields';
import { bodyOf, EMPTY_GOOD, type GoodForm } from './good-draft';
import { countAddress } from '../../count-address';
import { nextGood } from './next-good';
import { useFreeNumber } from './use-free-number';
import { useAskAlone } from './use-ask-alone';
import { useScannedCode } from './use-scanned-code';

const NO_PICTURES: ReadonlyMap<string, string> = new Map();

/**
 * `goods/new`: registers a good, or several in a row. `?group=` chooses the group to begin with, and `?code=` is a code
 * that was scanned of it.
 */
export function NewGoodScreen() {
  const { t } = useTranslation('goods');
  const [params] = useSearchParams();
  const group = params.get('group');
  const begin: GoodForm = { ...EMPTY_GOOD, group_ids: group ? [group] : [], picture_urls: {} };
  const form = useDraft(begin, { as: 'creating_goods' });
  const { draft, change, discard } = form;
  useScannedCode(params.get('code'), form);
  const inputs = useRef<HTMLFormElement>(null);
  const save = useRegisterGood();
  /** The number of goods registered by “register and next” since the screen was opened. */
  const [registered, setRegistered] = useState(0);
  const keepFree = useFreeNumber(draft.management_id, (free) => change({ management_id: free }));
  const navigate = useNavigate();
  const askAlone = useAskAlone();
  const requireSignIn = useRequireSignIn();
  const { say, sayError } = useFlash();

  async function send(goesOn: boolean): Promise<void> {
    if (!requireSignIn()) return;
    if (!(await askAlone(draft, t('noGroups.verb')))) return;
    save.mutate(bodyOf(draft), {
      onSuccess: (good) => {
        discard();
        say(t('form.registered', { title: good.title }));
        if (!goesOn) return navigate(countAddress(params, good.id) ?? `/goods/${good.id}`, { replace: true });
        setRegistered(registered + 1);
        const next = nextGood(draft);
        change(next);
        void keepFree(good.owner_id, next.management_id);
        inputs.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
      },
      onError: sayError,
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send(false);
  }

  return (
    <>
      <PageHeader title={t('form.newTitle')} back={{ to: '/home', label: t('home') }} />
      <DraftNote of={form} />
      <form noValidate ref={inputs} onSubmit={submit}>
        <GoodFields draft={draft} error={save.error} onChange={change} known={NO_PICTURES} />
        <BookingBar
          leading={
            <span className="sm t2" role="status">
              {registered > 0 && t('form.soFar', { count: registered })}
            </span>
          }
          actions={
            <div className="gfoot">
              <Button busy={save.isPending} onClick={() => void send(true)}>
                {t('form.registerNext')}
              </Button>
              <Button look="primary" type="submit" busy={save.isPending}>
                {t('form.register')}
              </Button>
            </div>
          }
        />
      </form>
    </>
  );
}
