import {
  Button,
  ButtonLink,
  errorText,
  fieldText,
  FormSection,
  PageHeader,
  TextField,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import type { GroupView } from '../../../group-view';
import { useAddMember } from '../api/add-member';

/** Two ways in: hand out the address and the passcode, or add somebody who has an account. */
export function AddMember({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const [email, setEmail] = useState('');
  const add = useAddMember(group.id);
  const { say } = useFlash();
  const address = `${window.location.origin}/-/${group.slug}`;

  function submit(event: FormEvent): void {
    event.preventDefault();
    add.mutate(email, {
      onSuccess: () => {
        say(t('add.done', { email }));
        setEmail('');
      },
    });
  }

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address);
    say(t('add.copied'));
  }

  return (
    <>
      <PageHeader
        title={t('members.add')}
        back={{ to: `/-/${group.slug}/members/edit`, label: t('members.title') }}
      />
      <FormSection title={t('add.byAddress')} intro={t('add.byAddressIntro')}>
        <div className="card pad">
          <p className="b wrapany">{address}</p>
          {group.passcode && <p className="sm t2">{t('add.passcode', { passcode: group.passcode })}</p>}
          <Button small onClick={() => void copy()}>
            {t('add.copy')}
          </Button>
        </div>
      </FormSection>
      <FormSection title={t('invite.title')} intro={t('invite.sendIntro')}>
        <ButtonLink to={`/-/${group.slug}/invite/email`}>{t('invite.send')}</ButtonLink>
      </FormSection>
      <FormSection title={t('handout.title')} intro={t('handout.intro')}>
        <ButtonLink to={`/-/${group.slug}/invite/handout`}>{t('handout.open')}</ButtonLink>
      </FormSection>
      <FormSection title={t('cards.title')} intro={t('cards.intro')}>
        <ButtonLink to={`/-/${group.slug}/auth_tokens`}>{t('cards.title')}</ButtonLink>
      </FormSection>
      <FormSection title={t('add.byEmail')} intro={t('add.byEmailIntro')}>
        <form onSubmit={submit}>
          <TextField
            label={t('add.email')}
            name="email"
            type="email"
            required
            autoComplete="off"
            value={email}
            error={add.error ? (fieldText(add.error, 'email') ?? errorText(add.error)) : undefined}
            onValue={setEmail}
          />
          <Button look="primary" type="submit" busy={add.isPending}>
            {t('add.verb')}
          </Button>
        </form>
      </FormSection>
    </>
  );
}
