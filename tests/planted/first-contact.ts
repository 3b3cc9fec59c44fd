import type { Guard } from './guard';

const READS_PAGE = 'services/gateway/src/web/reads-page.ts';
const HEADS = 'services/gateway/test/page-heads.test.ts';
const ROUTES = 'services/gateway/test/page-routes.test.ts';

/** What a stranger, a search engine or a monitor meets first. */
export const FIRST_CONTACT: readonly Guard[] = [
  {
    guard: 'The address of a file is never a page.',
    file: READS_PAGE,
    text: ' && !path.extname(request.path)',
    fault: '',
    test: ROUTES,
    named: 'that ends as a file does is never the page',
  },
  {
    guard: 'A slash at the end leads to no other host.',
    file: READS_PAGE,
    text: ' || isOther',
    fault: '',
    test: ROUTES,
    named: 'never leads to another host',
  },
  {
    guard: 'An address without a screen is 404.',
    file: 'services/gateway/src/web/page-routes.ts',
    text: 'if (owner === undefined) return false;',
    fault: 'if (owner === undefined) return true;',
    test: ROUTES,
    named: 'answers 404 with the page that says so',
  },
  {
    guard: 'The page of a hidden good says nothing of it.',
    file: 'services/gateway/src/web/page-heads.ts',
    text: ' || good.isHidden',
    fault: '',
    test: HEADS,
    named: 'is the same for what is hidden, of another organisation and unknown, apart from the address',
  },
  {
    guard: 'The head of a page is asked for with the limit of its shell.',
    file: 'services/gateway/src/web/page-heads.ts',
    text: 'await atShell(request, VISITOR, this.deps.lenders)',
    fault: 'VISITOR',
    test: HEADS,
    named: 'is asked for as a visitor, narrowed to the accounts of the shell, whoever comes',
  },
  {
    guard: 'No title ends the element that holds it.',
    file: 'services/gateway/src/web/page-head.ts',
    text: '`<title>${escapeHtml(full)}</title>`',
    fault: '`<title>${full}</title>`',
    test: HEADS,
    named: 'lets no text of a person end an element',
  },
  {
    guard: 'A map names nothing that is hidden or closed, whoever asks.',
    file: 'services/catalog/src/store/goods/list-goods.sql.ts',
    text: ' and g.is_open and not g.is_hidden',
    fault: '',
    test: 'services/catalog/test/lists.test.ts',
    named: 'is goods that are open and not hidden, and their groups, by id and in pieces',
  },
];
