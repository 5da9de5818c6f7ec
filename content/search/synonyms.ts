import type { Locale } from '@spindle/platform/locales.ts';

/**
 * Words for the same thing, folded like those of the search: a search for one also finds texts with another. Names of
 * discs are written as they are printed on discs.
 */
const SYNONYMS: Partial<Record<Locale, readonly (readonly string[])[]>> = {
  en: [
    ['cancel', 'unsubscribe', 'terminate'],
    ['receipt', 'invoice', 'bill', 'order'],
    ['refund', 'reimbursement'],
    ['coupon', 'voucher'],
    ['rip', 'convert'],
    ['uninstall', 'remove'],
  ],
  de: [
    ['kundigen', 'kundigung', 'abbestellen'],
    ['quittung', 'rechnung', 'beleg', 'bestellung'],
    ['erstattung', 'ruckerstattung', 'geld zuruck'],
    ['gutschein', 'code'],
    ['rippen', 'umwandeln', 'konvertieren'],
    ['deinstallieren', 'entfernen'],
  ],
  fr: [
    ['resilier', 'resiliation', 'annuler', 'desabonner'],
    ['recu', 'facture', 'justificatif', 'commande'],
    ['remboursement', 'rembourser'],
    ['ripper', 'extraire', 'convertir'],
    ['desinstaller', 'supprimer'],
  ],
  ja: [
    ['ブルーレイ', 'bluray'],
    ['リッピング', '取り込み', '変換'],
    ['解約', 'キャンセル', '退会'],
    ['領収書', '領収証', '請求書', 'レシート', '注文'],
    ['返金', '返品'],
    ['焼く', '書き込み'],
  ],
  zh: [
    ['藍光', 'bluray'],
    ['取消', '退訂', '解約'],
    ['收據', '發票', '訂單'],
    ['退款', '退費'],
    ['轉檔', '轉換'],
    ['燒錄', '刻錄'],
  ],
};

/**
 * What somebody could have typed instead: the same text with a synonym.
 * @param typed a folded word, or a run of Chinese or Japanese, of which the synonym may be a part
 */
export function otherWordsFor(typed: string, kind: 'word' | 'run', locale: Locale): string[] {
  const has = (word: string) => (kind === 'word' ? typed === word : typed.includes(word));
  return (SYNONYMS[locale] ?? []).flatMap((group) => {
    const said = group.find(has);
    if (!said) return [];
    return group.filter((word) => word !== said).map((word) => typed.replace(said, ` ${word} `).trim());
  });
}
