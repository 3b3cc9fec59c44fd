import {
  ButtonLink,
  DraftNote,
  FormSection,
  PageHeader,
  PictureChoice,
  SaveBar,
  useDraft,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import type { FormEvent } from 'react';
import type { GroupDraft } from '../../../form/group-draft';
import { GroupFields } from '../../../form/group-fields';
import type { GroupView } from '../../../group-view';
import { useUpdateGroup } from '../../../api/update-group';
import { DangerZone } from './danger-zone';
import { FeeFields } from './fee-fields';
import { ModelField } from './model-field';

const FORM = 'group-settings';

/** The fields excluded from the draft: a passcode, and pictures, which can't be shown again before they are saved. */
const NEVER = ['passcode', 'cover_image_id', 'logo_image_id'] as const;

interface SettingsDraft extends GroupDraft {
  readonly cover_image_id: string | null;
  readonly logo_image_id: string | null;
  readonly price_per_month: number | null;
  readonly disable_ai_answers: boolean;
}

function draftOf(group: GroupView): SettingsDraft {
  return {
    cover_image_id: group.cover?.image_id ?? null,
    logo_image_id: group.logo?.image_id ?? null,
    price_per_month: group.price_per_month,
    name: group.name,
    slug: group.slug,
    description: group.description,
    passcode: group.passcode ?? '',
    accept_member_goods: group.accept_member_goods,
    member_booking_visible: group.member_booking_visible,
    disable_sign_up: group.disable_sign_up,
    disable_ai_answers: group.disable_ai_answers,
  };
}

const storedPicture = (picture: GroupView['cover']) => ({
  id: picture?.image_id ?? null,
  url: picture?.thumbnail_public_url ?? null,
});

/** The settings of a group. The save bar appears after the first change. */
export function Settings({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const form = useDraft(draftOf(group), { as: `group.${group.id}`, never: NEVER });
  const { draft, changes, isChanged, change, discard, settle } = form;
  const update = useUpdateGroup(group.id);
  const navigate = useNavigate();
  const { say, sayError } = useFlash();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isChanged) return;
    update.mutate(changes, {
      onSuccess: (saved) => {
        settle(changes);
        say(t('settings.done'));
        navigate(`/-/${saved.slug}/edit`, { replace: true });
      },
      onError: sayError,
    });
  }

  return (
    <>
      <PageHeader title={t('settings.title')} back={{ to: `/-/${group.slug}`, label: group.name }} />
      <DraftNote of={form} />
      <form id={FORM} onSubmit={submit}>
        <FormSection title={t('looks.title')} intro={t('looks.intro')}>
          <PictureChoice
            label={t('looks.cover')}
            imageId={draft.cover_image_id}
            known={storedPicture(group.cover)}
            shape="wide"
            onChange={(cover_image_id) => change({ cover_image_id })}
          />
          <PictureChoice
            label={t('looks.logo')}
            imageId={draft.logo_image_id}
            known={storedPicture(group.logo)}
            onChange={(logo_image_id) => change({ logo_image_id })}
          />
        </FormSection>
        <GroupFields draft={draft} error={update.error} onChange={change} />
        {group.permissions.includes('set_fee') && (
          <FeeFields
            price={draft.price_per_month}
            error={update.error}
            onChange={(price_per_month) => change({ price_per_month })}
          />
        )}
        <ModelField
          disabled={draft.disable_ai_answers}
          onChange={(disable_ai_answers) => change({ disable_ai_answers })}
        />
        <FormSection title={t('signUp.title')} intro={t('signUp.intro')}>
          <ButtonLink to={`/-/${group.slug}/sign_up/edit`}>{t('signUp.edit')}</ButtonLink>
        </FormSection>
      </form>
      <FormSection title={t('notices.title')} intro={t('notices.intro', { name: group.name })}>
        <ButtonLink to={`/-/${group.slug}/notification_setting`}>{t('notices.choose')}</ButtonLink>
      </FormSection>
      {group.permissions.includes('delete') && <DangerZone group={group} />}
      {isChanged && <SaveBar form={FORM} busy={update.isPending} onDiscard={discard} />}
    </>
  );
}
