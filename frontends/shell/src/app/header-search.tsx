import {
  Icon,
  IconSearch,
  useLocation,
  useNavigate,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';

/** The screen that suggests what to search for while one types here. */
export const SUGGEST = '/search/suggest';

/** Milliseconds after the last letter when suggestions are asked for. */
const PAUSE = 180;

/**
 * Searches goods from every screen, in a group those of the group; `/` puts the cursor into it. A press on it, or the first
 * letter, leads to the screen of suggestions, where the field stays the same one, so that a phone's keyboard stays open.
 */
export function HeaderSearch({ hiddenOnPhone }: { readonly hiddenOnPhone: boolean }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const isSuggest = pathname === SUGGEST;
  // A search of a group stays in it; its screen has a chip that leaves.
  const isSearch = isSuggest || pathname === '/search';
  const group = /^\/-\/([^/]+)/.exec(pathname)?.[1] ?? (isSearch ? params.get('group') : null);
  const input = useRef<HTMLInputElement>(null);
  const asking = useRef(0);
  useSlash(input);
  useShown(input, params.get('match') ?? '', isSuggest);

  const address = (path: string, name: string) => {
    const text = input.current?.value.trim() ?? '';
    const query = new URLSearchParams({ [name]: text, ...(group && { group }) });
    return `${path}?${query.toString()}`;
  };
  const suggest = () => navigate(address(SUGGEST, 'q'), { replace: isSuggest });
  const type = () => {
    clearTimeout(asking.current);
    if (isSuggest) asking.current = window.setTimeout(suggest, PAUSE);
    else suggest();
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(asking.current);
    // The suggestions were on the way: Back leads to where one was before.
    navigate(address('/search', 'match'), { replace: isSuggest });
  };
  return (
    <form role="search" className={hiddenOnPhone ? 'hd-search only-w' : 'hd-search'} onSubmit={search}>
      <Icon of={IconSearch} size="s" />
      <input
        ref={input}
        type="search"
        name="match"
        autoComplete="off"
        aria-label={t('frame.search')}
        placeholder={t('frame.search')}
        onClick={() => !isSuggest && suggest()}
        onInput={type}
      />
      <kbd className="only-w" aria-hidden="true">
        /
      </kbd>
    </form>
  );
}

/** Puts the cursor into the field by `/`, but for those who type elsewhere. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || typing || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}

/** Shows the words of the search that is on the screen; while suggestions are, what is typed stays, and the cursor in it. */
function useShown(input: RefObject<HTMLInputElement | null>, match: string, isSuggest: boolean): void {
  useEffect(() => {
    if (!input.current) return;
    if (!isSuggest) {
      input.current.value = match;
    } else if (document.activeElement !== input.current) {
      // Opened by its address, or by Back.
      input.current.value = new URLSearchParams(window.location.search).get('q') ?? '';
      input.current.focus();
    }
  }, [input, match, isSuggest]);
}
