import { Icon, IconSearch, useNavigate, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';

/** Searches goods from every screen; `/` puts the cursor into it. */
export function HeaderSearch({ hiddenOnPhone }: { readonly hiddenOnPhone: boolean }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || typing || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <form
      role="search"
      className={hiddenOnPhone ? 'hd-search only-w' : 'hd-search'}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(`/search?match=${encodeURIComponent(input.current?.value.trim() ?? '')}`);
      }}
    >
      <Icon of={IconSearch} size="s" />
      <input
        key={params.get('match')}
        ref={input}
        type="search"
        name="match"
        defaultValue={params.get('match') ?? ''}
        aria-label={t('frame.search')}
        placeholder={t('frame.search')}
      />
      <kbd className="only-w" aria-hidden="true">
        /
      </kbd>
    </form>
  );
}
