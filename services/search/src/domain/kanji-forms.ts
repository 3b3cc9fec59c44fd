/**
 * Kanji with an older, a printed or a name's form beside the usual one, in pairs: the other form, then the usual one. From the
 * table of jōyō kanji (2010), the forms in common names, and the printed forms of JIS X 0213. What NFKC makes one is not here.
 */
const PAIRS = `
亞亜惡悪壓圧圍囲醫医爲為壹壱隱隠榮栄營営衞衛驛駅圓円鹽塩緣縁艷艶應応歐欧毆殴櫻桜奧奥橫横溫温穩穏假仮價価畫画會会繪絵壞壊懷懐槪概
擴拡殼殻覺覚學学嶽岳樂楽渴渇罐缶卷巻陷陥勸勧寬寛關関歡歓觀観顏顔歸帰氣気龜亀僞偽戲戯犧犠舊旧據拠擧挙虛虚峽峡挾挟狹狭鄕郷曉暁區区
驅駆勳勲薰薫徑径莖茎惠恵揭掲鷄鶏藝芸擊撃缺欠硏研縣県儉倹劍剣險険圈圏檢検獻献權権顯顕驗験嚴厳廣広效効恆恒黃黄鑛鉱號号國国黑黒濟済
碎砕齋斎劑剤雜雑參参棧桟蠶蚕慘惨贊賛殘残絲糸齒歯兒児辭辞濕湿實実寫写釋釈壽寿收収從従澁渋獸獣縱縦肅粛處処緖緒敍叙將将稱称涉渉燒焼
證証奬奨條条狀状乘乗淨浄剩剰疊畳繩縄壤壌孃嬢讓譲釀醸觸触囑嘱眞真寢寝愼慎盡尽圖図粹粋醉酔穗穂隨随髓髄樞枢數数瀨瀬聲声齊斉靜静竊窃
攝摂專専淺浅戰戦踐践錢銭潛潜纖繊禪禅雙双壯壮爭争莊荘搜捜插挿巢巣曾曽瘦痩裝装總総騷騒增増藏蔵臟臓卽即屬属續続墮堕對対體体帶帯滯滞
臺台瀧滝擇択澤沢單単擔担膽胆團団斷断彈弾遲遅癡痴蟲虫晝昼鑄鋳廳庁徵徴聽聴敕勅鎭鎮遞逓鐵鉄點点轉転傳伝燈灯當当黨党盜盗稻稲鬭闘德徳
獨独讀読屆届貳弐惱悩腦脳霸覇拜拝廢廃賣売麥麦發発髮髪拔抜晚晩蠻蛮祕秘濱浜甁瓶拂払佛仏倂併竝並變変邊辺步歩寶宝豐豊飜翻每毎萬万滿満
麵麺默黙彌弥譯訳藥薬與与豫予餘余譽誉搖揺樣様謠謡來来賴頼亂乱覽覧龍竜兩両獵猟綠緑壘塁淚涙勵励禮礼隸隷靈霊齡齢曆暦歷歴戀恋鍊錬爐炉
勞労樓楼錄録灣湾辨弁瓣弁辯弁
髙高﨑崎嵜崎邉辺濵浜嶋島嶌島槇槙凜凛堯尭巖巌遙遥瑤瑶籠篭簞箪圀国冨富埜野舘館桒桑栁柳𠮷吉渕淵曻昇峯峰萊莱檜桧鷗鴎嚙噛攪撹繫繋蠟蝋蟬蝉頰頬摑掴
瀆涜醬醤噓嘘剝剥塡填屛屏幷并搔掻潑溌禱祷軀躯顚顛驒騨焰焔蔣蒋俠侠鹼鹸穰穣絕絶說説銳鋭稅税悅悦閱閲脫脱內内吳呉啓啟戶戸產産眾衆淸清靑青
`;

const USUAL = new Map(pairsOf([...PAIRS.replaceAll(/\s/g, '')]));

const OTHERS = new RegExp(`[${[...USUAL.keys()].join('')}]`, 'gu');

/** The text with the usual form of each kanji: 髙橋 and 高橋, 國 and 国 are one. Twice changes nothing more. */
export function usualKanji(text: string): string {
  return text.replace(OTHERS, (form) => USUAL.get(form) ?? form);
}

function* pairsOf(characters: readonly string[]): Generator<readonly [string, string]> {
  for (let at = 0; at + 1 < characters.length; at += 2) yield [characters[at]!, characters[at + 1]!];
}
