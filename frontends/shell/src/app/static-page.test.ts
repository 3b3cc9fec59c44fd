import { waitFor } from '@testing-library/react';
import { replaceStaticPage } from './static-page';

function setUp(): HTMLElement {
  document.body.innerHTML = '<div id="root"></div><div id="static"><h1>Prices</h1></div>';
  const root = document.getElementById('root')!;
  replaceStaticPage(root);
  return root;
}

test('a page with its text in it stays until the shell has drawn the screen, and is replaced at once', async () => {
  const root = setUp();
  root.innerHTML = '<main><h1>Prices</h1><div class="skel"></div></main>';
  await Promise.resolve();
  expect(root.hidden).toBe(true);
  expect(document.getElementById('static')).toBeInTheDocument();
  root.querySelector('.skel')!.remove();
  await waitFor(() => expect(root.hidden).toBe(false));
  expect(document.getElementById('static')).toBeNull();
});

test('other pages are shown at once', () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root')!;
  replaceStaticPage(root);
  expect(root.hidden).toBe(false);
});
