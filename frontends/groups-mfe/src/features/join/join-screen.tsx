import { Button, PageHeader, TextField, useNavigate, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { slugIn } from './slug-in';

/** Finds the way to a group by what one was given: its address, or the short name at its end. */
export function JoinScreen() {
  const { t } = useTranslation('groups');
  const [text, setText] = useState('');
  const [fault, setFault] = useState(false);
  const navigate = useNavigate();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const slug = slugIn(text);
    setFault(slug === undefined);
    if (slug) navigate(`/-/${slug}`);
  }

  return (
    <>
      <PageHeader title={t('find.title')} back={{ to: '/groups', label: t('list.title') }} />
      <form className="card pad" onSubmit={submit}>
        <TextField
          label={t('find.address')}
          name="address"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          hint={t('find.addressHint', { origin: window.location.host })}
          error={fault ? t('find.fault') : undefined}
          onValue={setText}
        />
        <Button look="primary" type="submit" full>
          {t('find.verb')}
        </Button>
      </form>
    </>
  );
}
