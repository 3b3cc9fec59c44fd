import { maskQuestion } from './mask-question';

it.each([
  ['yui@sakura.example に届きません', 'yui@sakura.example'],
  ['ｙｕｉ＠ｓａｋｕｒａ．ｅｘａｍｐｌｅ です', 'ｙｕｉ'],
  ['電話は 090-1234-5678 です', '1234'],
  ['電話は ０９０−１２３４−５６７８ です', '５６７８'],
  ['my card 4242 4242 4242 4242 was refused', '4242'],
  ['booking 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b33 is late', '5b7e'],
  ['https://k.example/auth_redirect?token=abcDEF123456 fails', 'abcDEF'],
  ['token eyJhbGciOiJFZERTQSJ9.eyJpZCI6IjAxIn0.c2lnbmF0dXJlLWhlcmU', 'eyJ'],
  ['my password is hana-saku-7', 'hana'],
  ['パスワードは「sakura!2031」です', 'sakura!'],
  ['合言葉：himawari9', 'himawari9'],
  ['the label K4X9QZ71MW does not scan', 'K4X9'],
])('a question keeps its words and loses what is private: %s', (question, secret) => {
  const masked = maskQuestion(question);
  expect(masked).not.toContain(secret.normalize('NFKC'));
  expect(masked).toMatch(/\[(email|number|id|secret)\]|https:\/\/k\.example\/auth_redirect /);
});

it.each(['返すのが1日遅れそうです', 'How many members does Free have?', 'カメラを 12/15 に かえせない'])(
  'a question without anything private stays: %s',
  (question) => expect(maskQuestion(question)).toBe(question),
);
