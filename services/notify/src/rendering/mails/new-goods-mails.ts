import { newGoods } from '../pages/new-goods-page';

/** The weekly notice of new goods. */
export const NEW_GOODS_MAILS = {
  new_goods: newGoods({
    ja: {
      subject: '新しい備品が{{number}}件：「{{title}}」',
      lead: 'この1週間に、あなたのグループで新しい備品が{{number}}件公開されました。',
      list: '新しい備品',
      item: '{{title}}（{{lender}}）',
      more: 'ほか{{more}}件を見る',
      action: '備品を見る',
      note: 'このお知らせは、毎週月曜日に届きます。グループごとに止められます。',
      sellers: '有料の備品の貸出元：{{sellers}}。',
      comma: '、',
    },
    en: {
      subject: 'New items ({{number}}): {{title}}',
      lead: 'New items in your groups this week: {{number}}.',
      list: 'New items',
      item: '{{title}} ({{lender}})',
      more: 'See {{more}} more',
      action: 'See items',
      note: 'You get this list on Mondays. You can turn it off for each group.',
      sellers: 'Lenders of items with a price: {{sellers}}.',
      comma: ', ',
    },
    'ja-Hira': {
      subject: 'あたらしい ものが {{number}}こ：「{{title}}」',
      lead: 'この 1しゅうかんに、あなたの グループに あたらしい ものが {{number}}こ ふえました。',
      list: 'あたらしい もの',
      item: '{{title}}（{{lender}}）',
      more: 'ほかの {{more}}こを みる',
      action: 'ものを みる',
      note: 'この おしらせは、げつようびに とどきます。グループごとに とめられます。',
      sellers: 'おかねの かかる ものを かす ひと：{{sellers}}。',
      comma: '、',
    },
  }),
};
