import type { Translated } from '../translated.ts';
import type { deskBooks as reference } from './en.ts';

export const deskBooks = {
  books: {
    title: '帳務',
    about: '會計所需的資料：每一張發票、折讓單與已裁定的爭議款項，以及稅務申報。',
    file: '發票與折讓單',
    fileAbout:
      '每份單據一列的 CSV 檔案：稅額、銷售當日匯率、金流業者扣除的手續費，以及餘款的撥款日。退單列在最後，金額為折讓單未涵蓋的部分。日期以 {zone} 為準。',
    period: '月份或季度',
    quarter: '{year} 年第 {quarter} 季',
    download: '下載',
    demo: '這家商店尚未實際收款，以下是示範編號的單據。',
    empty: '尚未開立任何發票。',
    rates: '匯率資料至 {day} 為止。',
    noRates: '尚無匯率資料，因此其他幣別的金額不附匯率。',
    missing: '有 {currency} 銷售卻沒有匯率的日期：{from}至{through}，共 {days} 天。',
    missingOne: '{from}的 {currency} 銷售沒有匯率。',
    tooOld: '最新的匯率已超過七天，今天開立的發票找不到可用的匯率。',
    takeIn: '請在「{page}」匯入銀行的最新檔案。匯入後，這裡的銷售就會附上匯率；已開立的發票不會改變。',
    unstated:
      '以其他幣別在本國課稅、卻未依法載明 {currency} 稅額的發票：{count} 張。請先匯入當天的匯率，再到各訂單的頁面更正，買受人維持不變：新發票便會載明稅額。',
  },
  oss: {
    title: '單一窗口（OSS）申報',
    about:
      '銷售給歐盟其他國家消費者的金額，依國家與稅率列出，以 {currency} 計。各幣別以該季最後一日的歐洲中央銀行匯率換算；當日未公布時，採用其後第一個公布日的匯率。對先前各季的更正另外列出，採用該季的匯率。',
    quarter: '季度',
    show: '顯示',
    registration: '登記國：{country}，編號 {number}。',
    notRegistered: '本季沒有有效的單一窗口登記，因此無法產生申報。',
    runs: '本季至 {day} 為止；結束前的數字為暫定。',
    none: '本季沒有單據涉及單一窗口的銷售。',
    supplies: '本季銷售',
    corrections: '先前各季的更正',
    balances: '各國稅額（含更正）',
    country: '國家',
    rate: '稅率',
    net: '未稅金額',
    tax: '稅額',
    parts: '換算前的金額',
    currency: '幣別',
    exchangeRate: '匯率',
    missing: '尚無 {currency} 於 {day} 的匯率：請匯入該行較新的檔案。在此之前無法產生申報。',
    download: '下載申報',
  },
  exchangeRates: {
    title: '匯率',
    about:
      '帳務使用的歐洲中央銀行參考匯率。請從該行網站下載「eurofxref-hist.zip」（所有日期）或「eurofxref.zip」（最近一日），解壓縮後匯入 CSV 檔案。',
    form: '匯入匯率',
    file: '銀行的 CSV 檔案',
    save: '匯入',
    imported: '新增或更正的匯率：{count} 筆。',
    currencyForm: '帳務幣別',
    currency: '幣別',
    currencyHelp: '三個字母，例如 EUR：報稅所用的幣別。',
    currencySet: '帳務幣別為 {currency}。',
    newest: '最新日期',
    perEuro: '每一歐元',
    none: '尚無匯率。',
  },
} satisfies Translated<typeof reference>;
